import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { columns } from './columns.ts';
import { hours } from './hours.ts';

export default function SumOfCells() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    Mara: { mon: true, tue: true },
  });

  const selected = hours.flatMap((row) =>
    Object.entries(row).filter(
      ([field, value]) => model[row.id]?.[field] && typeof value === 'number',
    ),
  );
  const sum = selected.reduce((total, [, value]) => total + Number(value), 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGridPremium
          rows={hours}
          columns={columns}
          label="Hours with their sum"
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
      <Typography role="status">
        {selected.length} days, {sum} hours
      </Typography>
    </Stack>
  );
}
