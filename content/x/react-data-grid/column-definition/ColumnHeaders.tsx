import Box from '@mui/material/Box';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.ts';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Name', width: 130, hideable: false },
  {
    field: 'hardy',
    headerName: 'Hardy',
    type: 'boolean',
    sortable: false,
    renderHeader: () => <AcUnitIcon titleAccess="Survives frost" />,
  },
  { field: 'price', headerName: 'Price', type: 'number', description: 'Without tax' },
  { field: 'stock', headerName: 'Stock', type: 'number', disableColumnMenu: true },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Plant', children: [{ field: 'name' }, { field: 'hardy' }] },
  { groupId: 'Shop', children: [{ field: 'price' }, { field: 'stock' }] },
];

export default function ColumnHeaders() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        rows={plants}
        columns={columns}
        columnGroupingModel={groups}
        label="Price list"
        hideFooter
        showColumnVerticalBorder
      />
    </Box>
  );
}
