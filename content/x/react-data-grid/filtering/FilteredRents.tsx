import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { apartments, type Apartment } from './apartments.ts';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 100 },
];

function RentFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const rents = entries.map(({ model }) => (model as Apartment).rent);
  const average = rents.reduce((sum, rent) => sum + rent, 0) / Math.max(rents.length, 1);

  return (
    <Typography role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {rents.length} of {apartments.length} apartments, average rent {Math.round(average)}
    </Typography>
  );
}

export default function FilteredRents() {
  return (
    <Box sx={{ width: '100%', height: 484 }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        label="Apartments with their average rent"
        showToolbar
        slots={{ footer: RentFooter }}
      />
    </Box>
  );
}
