import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { coffeeColumns, coffees } from './coffees.ts';

export default function CoffeeSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={coffeeColumns}
        label="Coffee list with its own colors for hover and selection"
        hideFooter
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        sx={(theme) => ({
          '&&': {
            '--DataGrid-t-color-interactive-hover': theme.palette.warning.main,
            '--DataGrid-t-color-interactive-hover-opacity': 0.15,
            '--DataGrid-t-color-interactive-selected': theme.palette.success.main,
            '--DataGrid-t-color-interactive-selected-opacity': 0.25,
          },
        })}
      />
    </Box>
  );
}
