import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      <Pagination count={40} defaultPage={20} aria-label="One on each side" />
      <Pagination count={40} defaultPage={20} siblingCount={0} aria-label="Current page alone" />
      <Pagination count={40} defaultPage={20} siblingCount={2} aria-label="Two on each side" />
      <Pagination
        count={40}
        defaultPage={20}
        siblingCount={0}
        boundaryCount={2}
        aria-label="Two at the ends"
      />
      <Pagination count={40} defaultPage={20} boundaryCount={0} size="small" aria-label="No ends" />
    </Stack>
  );
}
