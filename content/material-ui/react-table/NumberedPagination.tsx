import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';

type PageNumbersProps = Pick<
  TablePaginationProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange'
>;

function PageNumbers({ count, page, rowsPerPage, onPageChange }: PageNumbersProps) {
  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(event, chosen) => onPageChange(null, chosen - 1)}
      sx={{ flexShrink: 0, marginInlineStart: 2 }}
    />
  );
}

export default function NumberedPagination() {
  const [page, setPage] = React.useState(1);

  return (
    <TablePagination
      component="div"
      count={48}
      page={page}
      onPageChange={(event, newPage) => setPage(newPage)}
      rowsPerPage={10}
      rowsPerPageOptions={[10]}
      ActionsComponent={PageNumbers}
    />
  );
}
