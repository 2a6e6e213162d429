import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns.ts';
import { hours } from './hours.ts';

export default function SelectableCells() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPremium
        rows={hours}
        columns={columns}
        label="Hours of the week"
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
