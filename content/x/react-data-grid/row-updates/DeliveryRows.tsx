import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { deliveries, makeDelivery, type Delivery } from './deliveries.ts';

export default function DeliveryRows() {
  const [rows, setRows] = React.useState(deliveries);
  const [nextId, setNextId] = React.useState(5);

  const columns = React.useMemo<GridColDef<Delivery>[]>(
    () => [
      { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 115 },
      { field: 'status', headerName: 'Status', width: 100 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<CheckIcon />}
              label={`Mark ${params.row.recipient} as delivered`}
              onClick={() =>
                setRows((all) =>
                  all.map((row) =>
                    row.id === params.row.id ? { ...row, status: 'Delivered' } : row,
                  ),
                )
              }
            />
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.recipient}`}
              onClick={() => setRows((all) => all.filter((row) => row.id !== params.row.id))}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const add = () => {
    setRows((all) => [...all, makeDelivery(nextId)]);
    setNextId(nextId + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={add} sx={{ mb: 1 }}>
        Add a delivery
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid rows={rows} columns={columns} label="Deliveries" hideFooter />
      </Box>
    </Box>
  );
}
