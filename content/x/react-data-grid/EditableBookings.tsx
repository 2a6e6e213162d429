import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  nights: number;
  breakfast: boolean;
}

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', editable: true, flex: 1, minWidth: 130 },
  {
    field: 'nights',
    headerName: 'Nights',
    type: 'number',
    editable: true,
    width: 100,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !(props.value >= 1) }),
  },
  { field: 'breakfast', headerName: 'Breakfast', type: 'boolean', editable: true, width: 110 },
];

const rows: Booking[] = [
  { id: 1, guest: 'Amara Diallo', nights: 3, breakfast: true },
  { id: 2, guest: 'Jonas Weber', nights: 1, breakfast: false },
  { id: 3, guest: 'Sofia Lindqvist', nights: 5, breakfast: true },
];

/** Stands for the request that saves a booking. */
async function save(booking: Booking): Promise<Booking> {
  if (booking.guest.trim() === '') throw new Error('A booking needs a guest.');
  return booking;
}

export default function EditableBookings() {
  const [message, setMessage] = React.useState('Double-click a cell to edit it.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Editable bookings"
          hideFooter
          isCellEditable={({ row }) => row.id !== 2}
          processRowUpdate={async (booking) => {
            const saved = await save(booking);
            setMessage(`Saved the booking of ${saved.guest}.`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </Box>
    </Stack>
  );
}
