import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

const columns: GridColDef<Bird>[] = [
  { field: 'name', headerName: 'Bird', flex: 1, minWidth: 110 },
  {
    field: 'latin',
    headerName: 'Name in the checklist of the valley',
    width: 150,
  },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ width: '100%', height: 206 }}>
      <DataGrid
        rows={birds}
        columns={columns}
        columnHeaderHeight={84}
        density="compact"
        label="Checklist"
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </Box>
  );
}
