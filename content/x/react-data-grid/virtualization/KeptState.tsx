import * as React from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { buoys, type Buoy } from './buoys.ts';

function OwnState({ row }: GridRenderCellParams<Buoy>) {
  return <Switch slotProps={{ input: { 'aria-label': `Watch ${row.name}, own state` } }} />;
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
        renderCell: ({ row }) => (
          <Switch
            checked={row.isWatched}
            onChange={(_event, isWatched) =>
              setRows((all) =>
                all.map((each) => (each.id === row.id ? { ...each, isWatched } : each)),
              )
            }
            slotProps={{ input: { 'aria-label': `Watch ${row.name}` } }}
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
