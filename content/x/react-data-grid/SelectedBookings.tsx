import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'owes', headerName: 'Owes', type: 'number', width: 100 },
];

const rows = [
  { id: 'B-1', guest: 'Amara Diallo', owes: 240 },
  { id: 'B-2', guest: 'Jonas Weber', owes: 0 },
  { id: 'B-3', guest: 'Sofia Lindqvist', owes: 410 },
];

export default function SelectedBookings() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['B-1']),
  });
  const isSelected = (id: string) => (selection.type === 'include') === selection.ids.has(id);
  const sum = rows.reduce((total, { id, owes }) => total + (isSelected(id) ? owes : 0), 0);

  return (
    <Box sx={{ width: '100%', height: 300, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography role="status">Selected guests owe {sum}.00</Typography>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Open bills"
        checkboxSelection
        hideFooter
        isRowSelectable={({ row }) => row.owes > 0}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </Box>
  );
}
