import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { berths, type Berth } from './berths.ts';

const columns: GridColDef<Berth>[] = [
  { field: 'id', headerName: 'Berth', type: 'number', width: 75 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function NextUnpaidBerth() {
  const apiRef = useGridApiRef();
  const last = React.useRef<GridRowId>(null);

  const goToNext = () => {
    const api = apiRef.current;
    if (!api) return;
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    const start = entries.findIndex(({ id }) => id === last.current) + 1;
    const next = [...entries.slice(start), ...entries].find(({ model }) => !model.paid);
    if (!next) return;
    last.current = next.id;
    api.scrollToIndexes({ rowIndex: api.getRowIndexRelativeToVisibleRows(next.id) });
    api.setCellFocus(next.id, 'paid');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={goToNext} sx={{ mb: 1 }}>
        Next unpaid berth
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={berths} columns={columns} label="Berths" hideFooter />
      </Box>
    </Box>
  );
}
