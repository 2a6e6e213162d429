import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expenses, formatEuro, type Expense } from './expenses.ts';

const columns: GridColDef<Expense>[] = [
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'payee', headerName: 'Paid to', width: 150 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120, valueFormatter: formatEuro },
];

export default function GroupingColumns() {
  const apiRef = useGridApiRef();
  const [mode, setMode] = React.useState<'single' | 'multiple'>('multiple');
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['team', 'category'] } },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grouping columns"
        value={mode}
        onChange={(_event, next: 'single' | 'multiple' | null) => setMode(next ?? mode)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="multiple">One per level</ToggleButton>
        <ToggleButton value="single">One for all</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={expenses}
          columns={columns}
          label="Expenses by team and category"
          initialState={initialState}
          rowGroupingColumnMode={mode}
          groupingColDef={{ hideDescendantCount: true }}
          defaultGroupingExpansionDepth={1}
        />
      </Box>
    </Box>
  );
}
