import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { raceTime } from './raceTime.tsx';

const swimmers = [
  { id: 1, name: 'Noor Haddad', heat: 64.3, final: 62.9 },
  { id: 2, name: 'Ellie Marsh', heat: 66.8, final: null },
  { id: 3, name: 'Jonas Lind', heat: 59.4, final: 58.7 },
  { id: 4, name: 'Tariq Aziz', heat: 61.2, final: 61.5 },
];

const columns: GridColDef<(typeof swimmers)[number]>[] = [
  { field: 'name', headerName: 'Swimmer', flex: 1, minWidth: 110 },
  { ...raceTime, field: 'heat', headerName: 'Heat' },
  { ...raceTime, field: 'final', headerName: 'Final', editable: true },
];

export default function SwimTimes() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        rows={swimmers}
        columns={columns}
        label="Freestyle, 100 m"
        showToolbar
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'heat', sort: 'asc' }] } }}
      />
    </Box>
  );
}
