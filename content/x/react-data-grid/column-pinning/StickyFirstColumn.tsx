import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { plots, type Plot } from './orchard.ts';

const columns: GridColDef<Plot>[] = [
  { field: 'plot', headerName: 'Plot', width: 105, hideable: false },
  { field: 'fruit', headerName: 'Fruit', width: 120 },
  { field: 'june', headerName: 'June', type: 'number', width: 130 },
  { field: 'july', headerName: 'July', type: 'number', width: 130 },
  { field: 'august', headerName: 'August', type: 'number', width: 130 },
  { field: 'september', headerName: 'September', type: 'number', width: 130 },
  { field: 'october', headerName: 'October', type: 'number', width: 130 },
];

export default function StickyFirstColumn() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={plots}
        columns={columns}
        label="Boxes, first column sticky"
        disableVirtualization
        rowSelection={false}
        hideFooter
        sx={(theme) => ({
          '& [data-field="plot"]': {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 1,
            backgroundColor: 'var(--DataGrid-t-color-background-base)',
            borderInlineEnd: '1px solid var(--DataGrid-t-color-border-base)',
          },
          [`& .${gridClasses.columnHeader}[data-field="plot"]`]: { zIndex: 40 },
          [`& .${gridClasses.row}:hover [data-field="plot"]`]: {
            backgroundImage: `linear-gradient(${theme.palette.action.hover} 0 100%)`,
          },
        })}
      />
    </Box>
  );
}
