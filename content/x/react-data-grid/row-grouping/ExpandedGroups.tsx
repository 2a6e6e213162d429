import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { expenses, formatEuro, type Expense } from './expenses.ts';

const columns: GridColDef<Expense>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'team', headerName: 'Team' },
  { field: 'payee', headerName: 'Paid to', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120, valueFormatter: formatEuro },
];

export default function ExpandedGroups() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={expenses}
          columns={columns}
          label="Expenses by category and team"
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['category', 'team'] },
            columns: { columnVisibilityModel: { category: false, team: false } },
          }}
        />
      </Box>
    </Box>
  );
}
