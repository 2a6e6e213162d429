import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import type { Theme } from '@mui/material/styles';
import { pets, type Pet } from './pets.ts';

const columns: GridColDef<Pet>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'phone', headerName: 'Phone', width: 110 },
];

export default function ColumnsByWidth() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [wide, setWide] = React.useState<GridColumnVisibilityModel>({});
  const [narrow, setNarrow] = React.useState<GridColumnVisibilityModel>({
    species: false,
    weight: false,
  });

  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        rows={pets}
        columns={columns}
        label="Recall list"
        columnVisibilityModel={isNarrow ? narrow : wide}
        onColumnVisibilityModelChange={isNarrow ? setNarrow : setWide}
        slotProps={{
          toolbar: { showQuickFilter: false },
          columnsManagement: { disableResetButton: true },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
