import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { bikes, columns } from './bikes.ts';

export default function BikesInRange() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPro
        rows={bikes}
        columns={columns}
        label="Used bikes"
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'price', operator: '>=', value: 800 },
                { id: 'to', field: 'price', operator: '<=', value: 2000 },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
