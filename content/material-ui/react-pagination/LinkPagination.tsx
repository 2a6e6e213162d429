import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkPagination() {
  return (
    <Pagination
      count={9}
      page={4}
      siblingCount={0}
      aria-label="Pages of the catalog"
      renderItem={(item) => <PaginationItem component="a" href={`#page-${item.page}`} {...item} />}
    />
  );
}
