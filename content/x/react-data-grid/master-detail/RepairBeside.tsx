import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs.ts';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 100 },
];

export default function RepairBeside() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const repair = repairs.find(({ id }) => selection.ids.has(id));

  return (
    <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: '2 1 280px', minWidth: 0, height: 266 }}>
        <DataGrid
          rows={repairs}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          label="All repairs"
          hideFooter
        />
      </Box>
      <Paper variant="outlined" role="status" sx={{ flex: '1 1 200px', p: 2 }}>
        {repair === undefined ? (
          <Typography color="text.secondary">Select a repair to see its parts.</Typography>
        ) : (
          <>
            <Typography variant="subtitle1" component="p">
              {repair.bike}
            </Typography>
            <Typography sx={{ mb: 1 }}>{repair.note}</Typography>
            {repair.parts.map(({ id, name, pieces }) => (
              <Typography key={id} variant="body2" color="text.secondary">
                {pieces} × {name}
              </Typography>
            ))}
          </>
        )}
      </Paper>
    </Box>
  );
}
