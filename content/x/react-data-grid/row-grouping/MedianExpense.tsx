import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expenses, formatEuro, type Expense } from './expenses.ts';

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
    const upper = sorted[Math.floor(sorted.length / 2)];
    const lower = sorted[Math.ceil(sorted.length / 2) - 1];
    return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const columns: GridColDef<Expense>[] = [
  { field: 'payee', headerName: 'Paid to', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 130, valueFormatter: formatEuro },
];

export default function MedianExpense() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        rows={expenses}
        columns={columns}
        label="Expenses with their median"
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { amount: 'median' } } }}
      />
    </Box>
  );
}
