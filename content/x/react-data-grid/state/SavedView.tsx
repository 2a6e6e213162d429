import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { moons } from './moons.ts';

export default function SavedView() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState<GridInitialState>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setView(apiRef.current?.exportState())}>
          Save view
        </Button>
        <Button disabled={!view} onClick={() => view && apiRef.current?.restoreState(view)}>
          Restore view
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={moons} columns={columns} label="Moons" hideFooter />
      </Box>
    </Stack>
  );
}
