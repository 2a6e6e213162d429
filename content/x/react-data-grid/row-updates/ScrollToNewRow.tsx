import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridRowsMetaSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeDelivery, type Delivery } from './deliveries.ts';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 70 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 120 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
];

const stops = Array.from({ length: 40 }, (_, index) => makeDelivery(index + 1));

export default function ScrollToNewRow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(stops);
  const [newest, setNewest] = React.useState<number>();

  const add = () => {
    const delivery = makeDelivery(rows.length + 1);
    setRows([...rows, delivery]);
    setNewest(delivery.id);
  };

  React.useEffect(() => {
    if (newest === undefined) return undefined;
    let frame = 0;
    // The grid lays out new rows after this effect: wait until it knows where they are.
    const scroll = () => {
      const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(newest);
      if (gridRowsMetaSelector(apiRef).positions.length <= rowIndex) {
        frame = requestAnimationFrame(scroll);
      } else if (rowIndex !== -1) {
        apiRef.current?.scrollToIndexes({ rowIndex });
      }
    };
    scroll();
    return () => cancelAnimationFrame(frame);
  }, [apiRef, newest]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={add} disabled={rows.length === 100} sx={{ mb: 1 }}>
        Add a stop
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Stops of the tour"
          checkboxSelection
          hideFooter
        />
      </Box>
    </Box>
  );
}
