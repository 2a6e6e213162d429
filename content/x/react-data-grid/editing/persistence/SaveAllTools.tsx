import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, tools, type Tool } from './rentalTools.ts';

function isSame(a: Tool, b: Tool | undefined): boolean {
  return a.rate === b?.rate && a.count === b.count;
}

export default function SaveAllTools() {
  const [saved, setSaved] = React.useState(tools);
  const [rows, setRows] = React.useState(tools);
  const changed = rows.filter((row, index) => !isSame(row, saved[index]));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Tools to save together"
          hideFooter
          processRowUpdate={(after) => {
            setRows((all) => all.map((row) => (row.id === after.id ? after : row)));
            return after;
          }}
          getRowClassName={({ id }) => (changed.some((row) => row.id === id) ? 'changed' : '')}
          sx={{ [`& .changed .${gridClasses.cell}`]: { fontWeight: 'bold' } }}
        />
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          {changed.length === 0 ? 'All saved' : `Not saved: ${changed.length}`}
        </Typography>
        <Button disabled={changed.length === 0} onClick={() => setRows(saved)}>
          Discard
        </Button>
        <Button variant="contained" disabled={changed.length === 0} onClick={() => setSaved(rows)}>
          Save all
        </Button>
      </Stack>
    </Stack>
  );
}
