import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './apartments.ts';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: ['Harbor', 'Hill', 'Old Town'],
    width: 110,
  },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 110 },
  { field: 'free', headerName: 'Free from', type: 'date', width: 120 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

export default function ApartmentFilterPanel() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        label="Apartments"
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'rent', operator: '<=', value: 1200 }] },
          },
        }}
      />
    </Box>
  );
}
