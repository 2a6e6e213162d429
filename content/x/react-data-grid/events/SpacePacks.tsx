import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowId } from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { items } from './packing.ts';

export default function SpacePacks() {
  const [rows, setRows] = React.useState(items);

  const toggle = (id: GridRowId) => {
    setRows((all) => all.map((row) => (row.id === id ? { ...row, packed: !row.packed } : row)));
  };

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Packing list"
        rowSelection={false}
        hideFooter
        onCellClick={({ id, field }) => {
          if (field === 'packed') toggle(id);
        }}
        onCellKeyDown={({ id }, event) => {
          if (event.key !== ' ') return;
          event.defaultMuiPrevented = true; // The focus stays in this row,
          event.preventDefault(); // and the browser does not scroll.
          toggle(id);
        }}
      />
    </Box>
  );
}
