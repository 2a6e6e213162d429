import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales.ts';

export default function SwitchedPivot() {
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState<GridPivotModel>({
    rows: [{ field: 'stand' }],
    columns: [{ field: 'soldOn-quarter' }],
    values: [{ field: 'scoops', aggFunc: 'avg' }],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Averages by quarter"
        checked={active}
        onChange={(_event, checked) => setActive(checked)}
      />
      <Box sx={{ height: 330 }}>
        <DataGridPremium
          rows={sales}
          columns={columns}
          label="Ice cream sold"
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
