import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns, lots } from './lots.ts';

export default function JumpToLot() {
  const apiRef = useGridApiRef();
  const [lot, setLot] = React.useState('57');
  const [isMissing, setIsMissing] = React.useState(false);

  const jump = (event: React.FormEvent) => {
    event.preventDefault();
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(Number(lot));
    setIsMissing(rowIndex === -1);
    if (rowIndex === -1) return;
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(Number(lot), 'id');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        component="form"
        onSubmit={jump}
        direction="row"
        spacing={1}
        sx={{ mb: 1, alignItems: 'flex-start' }}
      >
        <TextField
          label="Lot"
          size="small"
          value={lot}
          onChange={(event) => setLot(event.target.value)}
          error={isMissing}
          helperText={isMissing ? 'No lot in the list has this number.' : ' '}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40, flexShrink: 0 }}>
          Go to lot
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={lots} columns={columns} aria-label="Lots" hideFooter />
      </Box>
    </Box>
  );
}
