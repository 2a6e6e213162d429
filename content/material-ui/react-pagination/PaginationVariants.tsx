import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} aria-label="Text" />
      <Pagination count={5} color="primary" aria-label="Text, primary" />
      <Pagination count={5} variant="outlined" color="primary" aria-label="Outlined, primary" />
      <Pagination count={5} shape="rounded" color="secondary" aria-label="Rounded, secondary" />
      <Pagination count={5} variant="outlined" shape="rounded" aria-label="Outlined, rounded" />
    </Stack>
  );
}
