import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 80 },
  { field: 'stops', headerName: 'Stops left', type: 'number', width: 108 },
  { field: 'meters', headerName: 'Driven (m)', type: 'number', width: 118 },
];

const drivers = ['Hana', 'Oskar', 'Malik', 'Wiktoria'];
const vans = drivers.map((driver, id) => ({ id, driver, stops: 60, meters: 0 }));

/** Stands for the message that a socket delivers. */
function readMessage(count: number) {
  return vans.map(({ id }) => ({
    id,
    meters: count * (14 + id),
    stops: Math.max(0, 60 - Math.floor((count * (14 + id)) / 400)),
  }));
}

export default function LiveVans() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => {
      apiRef.current?.updateRows(readMessage(count + 1));
      setCount(count + 1);
    }, 100);
    return () => clearTimeout(timer);
  }, [apiRef, isLive, count]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setIsLive(!isLive)}>
          {isLive ? 'Pause' : 'Start'}
        </Button>
        <Typography>{count} messages</Typography>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={vans}
          columns={columns}
          throttleRowsMs={1000}
          label="Vans on tour"
          hideFooter
        />
      </Box>
    </Box>
  );
}
