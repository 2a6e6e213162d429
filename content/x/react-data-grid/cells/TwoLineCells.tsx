import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { teas, type Tea } from './teas.ts';

const columns: GridColDef<Tea>[] = [
  {
    field: 'tea',
    headerName: 'Tea',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap title={value}>
          {value}
        </Typography>
        <Typography
          variant="caption"
          component="div"
          noWrap
          color="text.secondary"
          title={row.note}
        >
          {row.note}
        </Typography>
      </Box>
    ),
  },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'number',
    width: 95,
    valueFormatter: (value: number | null) => value ?? 'None',
  },
];

export default function TwoLineCells() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid rows={teas} columns={columns} label="Teas with notes" hideFooter />
    </Box>
  );
}
