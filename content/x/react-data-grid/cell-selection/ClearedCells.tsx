import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns } from './columns.ts';
import { hours } from './hours.ts';

export default function ClearedCells() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(hours);

  const takeDaysOff = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    setRows((all) =>
      all.map((row) => {
        const off = cells.filter(({ id, field }) => id === row.id && field !== 'id');
        return { ...row, ...Object.fromEntries(off.map(({ field }) => [field, 0])) };
      }),
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={takeDaysOff}>Set selected days to 0</Button>
      <Box sx={{ width: '100%', height: 300 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Hours to change"
          cellSelection
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
