import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { expenses, formatEuro, type Expense } from './expenses.ts';

const columns: GridColDef<Expense>[] = [
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'payee', headerName: 'Paid to', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120, valueFormatter: formatEuro },
];

function ExpenseFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.amount, 0);

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ px: 2, fontWeight: 'fontWeightMedium' }}>
        Total {formatEuro(total)}
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: ExpenseFooter };

export default function TotalFooter() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        rows={expenses}
        columns={columns}
        label="Expenses with a total in the footer"
        slots={slots}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
