import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

const columns: GridColDef<Bird>[] = [
  { field: 'name', headerName: 'Bird', width: 95, display: 'flex' },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 130, display: 'flex' },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 70, display: 'flex' },
];

const log = Array.from({ length: 25 }, (_, day) =>
  birds.map((bird) => ({ ...bird, id: bird.id + day * birds.length })),
).flat();

export default function AutoHeightNotes() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        rows={log}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 64}
        label="Log of the year"
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1, minHeight: 52 } }}
      />
    </Box>
  );
}
