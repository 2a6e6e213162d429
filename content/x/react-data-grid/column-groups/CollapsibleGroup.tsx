import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { temperature } from './columns.tsx';
import { places, type Place } from './weather.ts';

const columns: GridColDef<Place>[] = [
  { field: 'place', headerName: 'Place', width: 110, hideable: false },
  { ...temperature('summerHigh', 'High', 'High in July'), width: 130, hideable: false },
  temperature('summerLow', 'Low', 'Low in July'),
  { field: 'elevation', headerName: 'Elevation', type: 'number', width: 110 },
];

export default function CollapsibleGroup() {
  const [model, setModel] = React.useState<Record<string, boolean>>({ summerLow: false });
  const open = model.summerLow !== false;

  const groups = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'station',
        headerName: 'Station',
        children: [{ field: 'place' }],
      },
      {
        groupId: 'July',
        renderHeaderGroup: () => (
          <>
            <Box component="span" sx={{ fontWeight: 'medium' }}>
              July
            </Box>
            <IconButton
              size="small"
              tabIndex={0}
              aria-label="Low in July"
              aria-pressed={open}
              onClick={() => setModel((all) => ({ ...all, summerLow: !open }))}
            >
              {open ? <RemoveIcon fontSize="small" /> : <AddIcon fontSize="small" />}
            </IconButton>
          </>
        ),
        children: [{ field: 'summerHigh' }, { field: 'summerLow' }],
      },
      { groupId: 'Site', children: [{ field: 'elevation' }] },
    ],
    [open],
  );

  return (
    <Box sx={{ width: '100%', height: 350 }}>
      <DataGrid
        rows={places}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        label="Climate, July"
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
