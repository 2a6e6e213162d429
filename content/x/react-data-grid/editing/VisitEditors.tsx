import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

const columns: GridColDef<Visit>[] = [
  { field: 'animal', headerName: 'Animal', editable: true, flex: 1, minWidth: 100 },
  { field: 'day', headerName: 'Day', type: 'date', editable: true, width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', editable: true, width: 90 },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ['Blue', 'Green'],
    editable: true,
  },
  { field: 'arrived', headerName: 'Arrived', type: 'boolean', editable: true, width: 90 },
];

export default function VisitEditors() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid rows={visits} columns={columns} label="Visits" hideFooter />
    </Box>
  );
}
