import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { coffeeColumns, coffees } from './coffees.ts';

export default function ZebraCoffees() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={coffees}
        columns={coffeeColumns}
        label="Striped coffee list"
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? '' : 'striped'
        }
        sx={{
          '& .striped': { backgroundColor: 'action.hover' },
          '&&': { '--DataGrid-t-color-interactive-hover-opacity': 0.12 },
        }}
      />
    </Box>
  );
}
