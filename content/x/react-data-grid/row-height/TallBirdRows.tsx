import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

const columns: GridColDef<Bird>[] = [
  {
    field: 'name',
    headerName: 'Bird',
    flex: 1,
    minWidth: 200,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {row.name[0]}
        </Avatar>
        <div>
          <Typography variant="body2">{row.name}</Typography>
          <Typography variant="caption" color="text.secondary">
            {row.latin}
          </Typography>
        </div>
      </Box>
    ),
  },
  { field: 'seen', headerName: 'Seen', type: 'number', display: 'flex', width: 90 },
];

export default function TallBirdRows() {
  return (
    <Box sx={{ width: '100%', height: 338 }}>
      <DataGrid
        rows={birds}
        columns={columns}
        rowHeight={72}
        columnHeaderHeight={48}
        label="Birds by the river"
        hideFooter
      />
    </Box>
  );
}
