import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, hives } from './hives.ts';

export default function GrowingGrid() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => hives.slice(0, count), [count]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          disabled={count === hives.length}
          onClick={() => setCount(count + 1)}
        >
          Add a hive
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove one
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Hives, up to 320 pixels high"
          hideFooter
        />
      </Box>
    </Box>
  );
}
