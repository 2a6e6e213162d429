import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationPosition,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { expenses, formatEuro, type Expense } from './expenses.ts';

const columns: GridColDef<Expense>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'payee', headerName: 'Paid to', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 130, valueFormatter: formatEuro },
];

type Position = 'both' | 'below' | 'total';

const positions: Record<Position, (group: GridGroupNode) => GridAggregationPosition | null> = {
  both: (group) => (group.depth === -1 ? 'footer' : 'inline'),
  below: () => 'footer',
  total: (group) => (group.depth === -1 ? 'footer' : null),
};

const isDesign = (group: GridGroupNode) => group.groupingKey === 'Design';

export default function TotalPositions() {
  const [position, setPosition] = React.useState<Position>('below');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the totals"
        value={position}
        onChange={(_event, next: Position | null) => setPosition(next ?? position)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="both">Beside the group</ToggleButton>
        <ToggleButton value="below">Below its rows</ToggleButton>
        <ToggleButton value="total">Grand total</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 434 }}>
        <DataGridPremium
          rows={expenses}
          columns={columns}
          label="Expenses with totals"
          rowHeight={40}
          getAggregationPosition={positions[position]}
          isGroupExpandedByDefault={isDesign}
          initialState={{
            rowGrouping: { model: ['team'] },
            aggregation: { model: { amount: 'sum' } },
            columns: { columnVisibilityModel: { team: false } },
          }}
        />
      </Box>
    </Box>
  );
}
