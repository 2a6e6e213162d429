import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { talks, type Talk } from './talks.ts';

const formatHour = (start: Date) =>
  start.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const columns: GridColDef<Talk>[] = [
  {
    field: 'start',
    headerName: 'Start',
    type: 'dateTime',
    width: 100,
    valueFormatter: formatHour,
    rowSpanValueGetter: (start: Date) => start.getTime(),
  },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 80,
    rowSpanValueGetter: (seats, { hall }) => `${hall} ${seats}`,
  },
];

export default function SpansInHall() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        rows={talks}
        columns={columns}
        label="Talks by hour"
        rowSpanning
        rowSelection={false}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
