import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridScrollParams } from '@mui/x-data-grid';
import { columns, lots } from './lots.ts';

interface LotListProps {
  scroll: GridScrollParams;
  onLeave: (scroll: GridScrollParams) => void;
}

function LotList({ scroll, onLeave }: LotListProps) {
  const apiRef = useGridApiRef();

  return (
    <DataGrid
      apiRef={apiRef}
      rows={lots}
      columns={columns}
      aria-label="Lots to open"
      initialState={{ scroll }}
      onRowClick={() => {
        if (apiRef.current) onLeave(apiRef.current.getScrollPosition());
      }}
      hideFooter
    />
  );
}

export default function RestoredScroll() {
  const [scroll, setScroll] = React.useState<GridScrollParams>({ top: 0, left: 0 });
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      {isOpen ? (
        <LotList
          scroll={scroll}
          onLeave={(position) => {
            setScroll(position);
            setIsOpen(false);
          }}
        />
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          Back to the lots
        </Button>
      )}
    </Box>
  );
}
