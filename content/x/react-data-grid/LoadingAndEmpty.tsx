import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', type: 'number' },
];

const rows = [
  { id: 1, guest: 'Noor Haddad', room: 9 },
  { id: 2, guest: 'Mateo Rossi', room: 3 },
];

export default function LoadingAndEmpty() {
  const [state, setState] = React.useState('loaded');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the grid"
        value={state}
        onChange={(_event, next: string | null) => setState(next ?? state)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="loaded">Loaded</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 240 }}>
        <DataGrid
          rows={state === 'loaded' ? rows : []}
          columns={columns}
          label="Arrivals today"
          hideFooter
          loading={state === 'loading'}
          localeText={{ noRowsLabel: 'Nobody arrives today' }}
        />
      </Box>
    </Box>
  );
}
