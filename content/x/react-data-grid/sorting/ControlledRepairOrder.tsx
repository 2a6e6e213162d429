import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'bike', headerName: 'Bike', width: 110 },
  { field: 'quote', headerName: 'Quote', type: 'number', width: 110 },
];

export default function ControlledRepairOrder() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'customer', sort: 'asc' },
  ]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSortModel([{ field: 'quote', sort: 'asc' }])}>
          Cheapest first
        </Button>
        <Button onClick={() => setSortModel([])} disabled={sortModel.length === 0}>
          Clear sorting
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={repairs}
          columns={columns}
          label="Repairs in the chosen order"
          hideFooter
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </Stack>
  );
}
