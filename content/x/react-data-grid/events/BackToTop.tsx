import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { items } from './packing.ts';

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [scrolled, setScrolled] = React.useState(false);

  React.useEffect(
    () => apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => setScrolled(top > 0)),
    [apiRef],
  );

  const goToTop = () => {
    apiRef.current?.scroll({ top: 0 });
    const [first] = gridExpandedSortedRowIdsSelector(apiRef);
    if (first !== undefined) apiRef.current?.setCellFocus(first, 'item');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" disabled={!scrolled} onClick={goToTop} sx={{ mb: 1 }}>
        Back to top
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={items} columns={columns} label="What we need" hideFooter />
      </Box>
    </Box>
  );
}
