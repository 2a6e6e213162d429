import Box from '@mui/material/Box';
import {
  DataGrid,
  GridOverlay,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, departures } from './departures.ts';

function TrainSearch() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flexGrow: 1 }}>
        <QuickFilterControl
          fullWidth
          size="small"
          placeholder="Search trains"
          slotProps={{ htmlInput: { type: 'search', 'aria-label': 'Search trains' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}

function NoMatchOverlay() {
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay>
      {words.length > 0 ? `No train matches “${words.join(' ')}”.` : 'No train passes the filter.'}
    </GridOverlay>
  );
}

const slots = { toolbar: TrainSearch, noResultsOverlay: NoMatchOverlay };

export default function NoMatchingTrain() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        rows={departures}
        columns={columns}
        label="Morning trains"
        showToolbar
        hideFooter
        slots={slots}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['Perth'] } } }}
      />
    </Box>
  );
}
