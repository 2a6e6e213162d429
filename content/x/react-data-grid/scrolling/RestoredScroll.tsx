import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { columns, lots } from './lots.ts';

export default function RestoredScroll() {
  const apiRef = useGridApiRef();
  const [initialState, setInitialState] = React.useState<GridInitialState>();
  const [isOpen, setIsOpen] = React.useState(true);

  const leave = () => {
    setInitialState({ scroll: apiRef.current?.getScrollPosition() });
    setIsOpen(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={isOpen ? leave : () => setIsOpen(true)} sx={{ mb: 1 }}>
        {isOpen ? 'Leave the list' : 'Back to the list'}
      </Button>
      <Box sx={{ height: 300 }}>
        {isOpen && (
          <DataGrid
            apiRef={apiRef}
            rows={lots}
            columns={columns}
            aria-label="Lots in the catalog"
            initialState={initialState}
            hideFooter
          />
        )}
      </Box>
    </Box>
  );
}
