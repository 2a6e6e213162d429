import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits.ts';

const columns: GridColDef<Visit>[] = [
  {
    field: 'animal',
    headerName: 'Animal',
    editable: true,
    width: 110,
    valueParser: (typed) => String(typed).toUpperCase(),
  },
  {
    field: 'owner',
    headerName: 'Owner',
    editable: true,
    flex: 1,
    minWidth: 130,
    valueGetter: (_value, { first, last }) => `${first} ${last}`,
    valueSetter: (owner: string, row) => {
      const [first = '', ...others] = owner.trim().split(/\s+/);
      return { ...row, first, last: others.join(' ') };
    },
  },
  { field: 'first', headerName: 'Stored first name', width: 150 },
  { field: 'last', headerName: 'Stored last name', width: 150 },
];

export default function SplitOwnerName() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid rows={visits} columns={columns} label="Owners" hideFooter />
    </Box>
  );
}
