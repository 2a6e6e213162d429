import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { archive, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', flex: 1, minWidth: 100 },
];

export default function ShipmentPages() {
  const [pages, setPages] = React.useState({ page: 0, pageSize: 4 });
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  // Stands for the answer of a server, which has one page.
  const start = pages.page * pages.pageSize;
  const rows = React.useMemo(() => archive.slice(start, start + pages.pageSize), [start, pages]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          rowCount={archive.length}
          columns={columns}
          label="Shipments by page"
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[4]}
          disableColumnFilter
          disableColumnSorting
          checkboxSelection
          keepNonExistentRowsSelected
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Typography role="status" variant="body2">
        Selected on all pages: {[...model.ids].join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
