import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { birds, type Bird } from './birds.ts';

const columns: GridColDef<Bird>[] = [
  { field: 'name', headerName: 'Bird', flex: 1, minWidth: 90 },
  { field: 'latin', headerName: 'Latin name', flex: 1, minWidth: 132 },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 70 },
];

export default function BirdDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => setDensity(next ?? density)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 342 }}>
        <DataGrid
          rows={birds}
          columns={columns}
          density={density}
          label="Birds this week"
          hideFooter
        />
      </Box>
    </Box>
  );
}
