import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

const columns: GridColDef<Bird>[] = [
  { field: 'name', headerName: 'Bird', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 130,
    display: 'flex',
    renderCell: ({ value }) => (
      <Box
        title={value}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          whiteSpace: 'normal',
        }}
      >
        {value}
      </Box>
    ),
  },
];

export default function ClampedNotes() {
  return (
    <Box sx={{ width: '100%', height: 298 }}>
      <DataGrid rows={birds} columns={columns} rowHeight={60} label="Short notes" hideFooter />
    </Box>
  );
}
