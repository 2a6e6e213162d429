import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { records, type VinylRecord } from './records.ts';

const columns: GridColDef<VinylRecord>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'year', headerName: 'Year', width: 170 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 170 },
];

const slotProps = { headerFilterCell: { showClearIcon: true } };

export default function ClearableFilters() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        rows={records}
        columns={columns}
        label="Records"
        headerFilters
        disableColumnFilter
        slotProps={slotProps}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 'title', field: 'title', operator: 'startsWith', value: 'Night' }],
            },
          },
        }}
      />
    </Box>
  );
}
