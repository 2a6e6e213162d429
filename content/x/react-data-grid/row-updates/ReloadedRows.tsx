import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeDelivery, type Delivery } from './deliveries.ts';

const columns: GridColDef<Delivery>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 120 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
];

/** Stands for a request: each one finds one more delivery. */
async function fetchDeliveries(round: number): Promise<Delivery[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  return Array.from({ length: 20 + round }, (_, index) => makeDelivery(index + 1));
}

export default function ReloadedRows() {
  const [round, setRound] = React.useState(0);
  const [answer, setAnswer] = React.useState({ round: -1, rows: [] as readonly Delivery[] });

  React.useEffect(() => {
    let isCurrent = true;
    void fetchDeliveries(round).then((rows) => {
      if (isCurrent) setAnswer({ round, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRound(round + 1)} sx={{ mb: 1 }}>
        Reload
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={answer.rows}
          loading={answer.round !== round}
          columns={columns}
          label="Waiting deliveries"
          checkboxSelection
          hideFooter
        />
      </Box>
    </Box>
  );
}
