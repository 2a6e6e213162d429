import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales.ts';

const model: GridPivotModel = {
  rows: [{ field: 'flavor' }],
  columns: [{ field: 'stand', sort: 'asc' }],
  values: [
    { field: 'scoops', aggFunc: 'sum' },
    { field: 'income', aggFunc: 'sum' },
  ],
};

export default function PivotedSales() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        label="Ice cream by stand"
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </Box>
  );
}
