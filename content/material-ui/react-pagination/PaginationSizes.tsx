import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination count={4} size="small" aria-label="Small" />
      <Pagination count={4} size="medium" aria-label="Medium" />
      <Pagination count={4} size="large" aria-label="Large" />
    </Stack>
  );
}
