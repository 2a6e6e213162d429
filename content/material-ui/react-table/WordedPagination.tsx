import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TablePagination from '@mui/material/TablePagination';

export default function WordedPagination() {
  const [page, setPage] = React.useState(2);
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Slips are loading"
        control={<Switch checked={loading} onChange={(event, checked) => setLoading(checked)} />}
      />
      <TablePagination
        component="div"
        count={-1}
        page={page}
        onPageChange={(event, newPage) => setPage(newPage)}
        rowsPerPage={20}
        rowsPerPageOptions={[20]}
        disabled={loading}
        getItemAriaLabel={(type) => (type === 'next' ? 'Older slips' : 'Newer slips')}
        labelDisplayedRows={({ from, to }) => `Slips ${from} to ${to}`}
        slotProps={{ displayedRows: { 'aria-live': 'polite' } }}
      />
    </Stack>
  );
}
