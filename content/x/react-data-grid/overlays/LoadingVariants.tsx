import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { columns, departures } from './departures.ts';

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<GridLoadingOverlayVariant>('skeleton');
  const [hasRows, setHasRows] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_event, next: GridLoadingOverlayVariant | null) => setVariant(next ?? variant)}
      >
        <ToggleButton value="skeleton">Skeleton</ToggleButton>
        <ToggleButton value="linear-progress">Linear</ToggleButton>
        <ToggleButton value="circular-progress">Circular</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch />}
        label="Has rows"
        checked={hasRows}
        onChange={(_event, checked) => setHasRows(checked)}
        sx={{ ml: 1 }}
      />
      <Box sx={{ height: 270, mt: 1 }}>
        <DataGrid
          rows={hasRows ? departures : []}
          columns={columns}
          label="Departures on their way"
          hideFooter
          loading
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
        />
      </Box>
    </Box>
  );
}
