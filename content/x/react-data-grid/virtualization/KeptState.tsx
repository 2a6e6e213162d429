import * as React from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { buoys, type Buoy } from './buoys.ts';

/** Keeps the grid from taking the Space key. */
const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

function OwnState({ row, tabIndex }: GridRenderCellParams<Buoy>) {
  const label = `Watch ${row.name}, own state`;
  return <Switch slotProps={{ input: { 'aria-label': label, tabIndex, onKeyDown: keepSpace } }} />;
}

export default function KeptState() {
  const [rows, setRows] = React.useState(() =>
    buoys.map((buoy) => ({ ...buoy, isWatched: false })),
  );

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'name', headerName: 'Buoy', flex: 1, minWidth: 90 },
      {
        field: 'own',
        headerName: 'In the cell',
        width: 110,
        renderCell: (params) => <OwnState {...params} />,
      },
      {
        field: 'isWatched',
        headerName: 'In the rows',
        width: 110,
        renderCell: ({ row, tabIndex }) => (
          <Switch
            checked={row.isWatched}
            onChange={(_event, isWatched) =>
              setRows((all) =>
                all.map((each) => (each.id === row.id ? { ...each, isWatched } : each)),
              )
            }
            slotProps={{
              input: { 'aria-label': `Watch ${row.name}`, tabIndex, onKeyDown: keepSpace },
            }}
          />
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Buoys to watch"
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
