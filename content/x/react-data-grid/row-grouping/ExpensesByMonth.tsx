import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { expenses, formatEuro, type Expense } from './expenses.ts';

/** Months of different years have different keys, and sort as text. */
function getMonth(day: Date): string {
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const columns: GridColDef<Expense>[] = [
  {
    field: 'paidOn',
    headerName: 'Paid on',
    type: 'date',
    width: 120,
    groupingValueGetter: (paidOn: Date) => getMonth(paidOn),
  },
  { field: 'payee', headerName: 'Paid to', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120, valueFormatter: formatEuro },
];

const isFebruary = (group: GridGroupNode) => group.groupingKey === '2026-02';

export default function ExpensesByMonth() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        rows={expenses}
        columns={columns}
        label="Expenses by month"
        initialState={{ rowGrouping: { model: ['paidOn'] } }}
        isGroupExpandedByDefault={isFebruary}
        groupingColDef={{
          headerName: 'Month',
          width: 190,
          valueFormatter: (month?: string) =>
            month ? monthFormat.format(new Date(`${month}-01T00:00`)) : '',
        }}
      />
    </Box>
  );
}
