import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { moons } from './moons.ts';

function SortStatus() {
  const apiRef = useGridApiContext();
  const [first] = useGridSelector(apiRef, gridSortModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const order = first?.sort === 'desc' ? 'descending' : 'ascending';

  return (
    <Typography role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {first ? `Sorted by ${lookup[first.field]?.headerName}, ${order}` : 'Not sorted'}
    </Typography>
  );
}

const slots = { footer: SortStatus };

export default function SortStatusFooter() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={moons}
        columns={columns}
        label="Moons and how they are sorted"
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'diameter', sort: 'desc' }] } }}
      />
    </Box>
  );
}
