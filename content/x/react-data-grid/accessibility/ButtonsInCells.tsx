import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes.ts';

export default function ButtonsInCells() {
  const [soldOut, setSoldOut] = React.useState<readonly number[]>([]);

  const columns = React.useMemo<GridColDef<Dish>[]>(
    () => [
      { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
      {
        field: 'soldOut',
        headerName: 'State',
        width: 130,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`${row.dish} sold out`}
            aria-pressed={soldOut.includes(row.id)}
            onKeyDown={(event) => {
              // Otherwise the grid takes the key to move by a page.
              if (event.key === ' ') event.stopPropagation();
            }}
            onClick={() =>
              setSoldOut((all) =>
                all.includes(row.id) ? all.filter((id) => id !== row.id) : [...all, row.id],
              )
            }
          >
            {soldOut.includes(row.id) ? 'Sold out' : 'On sale'}
          </Button>
        ),
      },
    ],
    [soldOut],
  );

  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        aria-label="Dishes on sale"
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
