import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { apartments, type Apartment } from './apartments.ts';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 100 },
  { field: 'district', headerName: 'District' },
];

const parse = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const format = (parts: string[]) => parts.join(', ');

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parse} formatter={format} style={{ flexGrow: 1 }}>
        <QuickFilterControl
          fullWidth
          size="small"
          placeholder="harbor, old town"
          slotProps={{ htmlInput: { 'aria-label': 'Search apartments', type: 'search' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function ApartmentSearch() {
  return (
    <Box sx={{ width: '100%', height: 430 }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        label="Apartments to search"
        hideFooter
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          columns: { columnVisibilityModel: { district: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['harbor', 'mill'],
              quickFilterLogicOperator: GridLogicOperator.Or,
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
      />
    </Box>
  );
}
