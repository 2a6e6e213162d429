import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.ts';

function StockCell({ value = 0 }: GridRenderCellParams<Plant, number>) {
  const isLow = value < 10;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isLow ? 'warning' : 'default'}
      label={isLow ? `${value}, order more` : value}
      sx={{ color: 'text.primary' }}
    />
  );
}

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 170,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    renderCell: (params) => <StockCell {...params} />,
  },
];

export default function RenderedCells() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid rows={plants} columns={columns} label="Stock" hideFooter />
    </Box>
  );
}
