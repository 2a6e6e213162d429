import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { talks, type Talk } from './talks.ts';

const columns: GridColDef<Talk>[] = [
  { field: 'hall', headerName: 'Hall', width: 90, display: 'flex', cellClassName: 'hall' },
  {
    field: 'talk',
    headerName: 'Talk',
    flex: 1,
    minWidth: 130,
    rowSpanValueGetter: () => null,
  },
];

export default function CenteredSpans() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        rows={talks}
        columns={columns}
        label="Halls, centered"
        rowSpanning
        rowSelection={false}
        disableColumnSorting
        hideFooter
        sx={{
          [`& .${gridClasses.cell}.hall`]: {
            borderInlineEnd: '1px solid var(--DataGrid-t-color-border-base)',
          },
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
        }}
      />
    </Box>
  );
}
