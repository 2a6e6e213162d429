import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const answer = {
  fields: ['time', 'tide', 'meters'],
  values: [
    ['2026-03-14T03:12', 'Low', 0.8],
    ['2026-03-14T09:26', 'High', 5.4],
    ['2026-03-14T15:41', 'Low', 1.1],
    ['2026-03-14T21:50', 'High', 5.1],
  ],
};

// Once per answer, not in render.
const rows = answer.values.map((values, index) => ({
  ...Object.fromEntries(answer.fields.map((field, column) => [field, values[column]])),
  id: index,
}));

const columns: GridColDef[] = [
  {
    field: 'time',
    headerName: 'Time',
    type: 'dateTime',
    flex: 1,
    minWidth: 130,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) => value.toLocaleTimeString('en', { timeStyle: 'short' }),
  },
  { field: 'tide', headerName: 'Tide', width: 90 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 95 },
];

export default function RowsFromArrays() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid rows={rows} columns={columns} label="Tides" hideFooter />
    </Box>
  );
}
