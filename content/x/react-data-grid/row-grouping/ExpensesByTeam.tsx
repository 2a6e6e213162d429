import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { expenses, formatEuro, type Expense } from './expenses.ts';

const columns: GridColDef<Expense>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'payee', headerName: 'Paid to', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 130, valueFormatter: formatEuro },
];

const isDesign = (group: GridGroupNode) => group.groupingKey === 'Design';

export default function ExpensesByTeam() {
  return (
    <Box sx={{ width: '100%', height: 476 }}>
      <DataGridPremium
        rows={expenses}
        columns={columns}
        label="Expenses by team"
        isGroupExpandedByDefault={isDesign}
        initialState={{
          rowGrouping: { model: ['team'] },
          aggregation: { model: { amount: 'sum' } },
          columns: { columnVisibilityModel: { team: false } },
        }}
      />
    </Box>
  );
}
