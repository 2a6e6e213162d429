import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from './apartments.ts';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 160 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 150 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 150 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 130 },
];

export default function ApartmentHeaderFilters() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        rows={apartments}
        columns={columns}
        label="Apartments with header filters"
        hideFooter
        headerFilters
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'rooms', field: 'rooms', operator: '>=', value: 2 },
                { id: 'rent', field: 'rent', operator: '<', value: 1500 },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
