import Pagination from '@mui/material/Pagination';

export default function BasicPagination() {
  return (
    <Pagination count={10} defaultPage={3} color="primary" aria-label="Pages of the archive" />
  );
}
