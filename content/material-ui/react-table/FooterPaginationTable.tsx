import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const courses = Array.from({ length: 14 }, (_, index) => ({
  code: `T-${101 + index}`,
  hours: 2 + (index % 5),
}));
const rowsPerPage = 5;

export default function FooterPaginationTable() {
  const [page, setPage] = React.useState(0);
  const visible = courses.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  const emptyRows = rowsPerPage - visible.length;

  return (
    <Table size="small" aria-label="Training courses" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Course</TableCell>
          <TableCell align="right">Hours</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {visible.map(({ code, hours }) => (
          <TableRow key={code}>
            <TableCell component="th" scope="row">
              {code}
            </TableCell>
            <TableCell align="right">{hours}</TableCell>
          </TableRow>
        ))}
        {emptyRows > 0 && (
          <TableRow style={{ height: 33 * emptyRows }}>
            <TableCell colSpan={2} />
          </TableRow>
        )}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TablePagination
            colSpan={2}
            count={courses.length}
            page={page}
            onPageChange={(_event, newPage) => setPage(newPage)}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[]}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
