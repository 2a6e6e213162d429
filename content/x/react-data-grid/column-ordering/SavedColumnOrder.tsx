import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { parcels, type Parcel } from './parcels.ts';

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

export default function SavedColumnOrder() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState(['driver', 'code', 'city', 'due']);
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setVisit(visit + 1)}>Mount the grid again</Button>
      <Box sx={{ width: '100%', height: 300 }}>
        <DataGridPro
          key={visit}
          apiRef={apiRef}
          rows={parcels}
          columns={columns}
          label="Parcels by driver"
          initialState={{ columns: { orderedFields: saved } }}
          onColumnOrderChange={() => {
            const order = apiRef.current?.exportState().columns?.orderedFields;
            if (order) setSaved(order);
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        Saved order: {saved.join(', ')}
      </Typography>
    </Stack>
  );
}
