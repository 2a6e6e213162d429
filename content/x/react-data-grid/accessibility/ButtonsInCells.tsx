import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes.ts';

interface ServedDish extends Dish {
  readonly isSoldOut: boolean;
}

export default function ButtonsInCells() {
  const [rows, setRows] = React.useState<readonly ServedDish[]>(() =>
    dishes.map((dish) => ({ ...dish, isSoldOut: dish.id === 3 })),
  );

  const columns = React.useMemo<GridColDef<ServedDish>[]>(
    () => [
      { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
      {
        field: 'isSoldOut',
        headerName: 'State',
        width: 125,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            variant={row.isSoldOut ? 'contained' : 'outlined'}
            tabIndex={tabIndex}
            aria-label={`Sold out: ${row.dish}`}
            aria-pressed={row.isSoldOut}
            onKeyDown={(event) => {
              // Otherwise the grid takes the key to move down by a page.
              if (event.key === ' ') event.stopPropagation();
            }}
            onClick={() =>
              setRows((all) =>
                all.map((each) =>
                  each.id === row.id ? { ...each, isSoldOut: !row.isSoldOut } : each,
                ),
              )
            }
          >
            Sold out
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Dishes on sale"
        rowSelection={false}
        hideFooter
      />
    </Box>
  );
}
