import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination
        count={30}
        defaultPage={12}
        siblingCount={0}
        showFirstButton
        showLastButton
        aria-label="With jumps to the ends"
      />
      <Pagination count={4} hidePrevButton hideNextButton aria-label="Numbers alone" />
      <Pagination count={4} disabled aria-label="Disabled" />
    </Stack>
  );
}
