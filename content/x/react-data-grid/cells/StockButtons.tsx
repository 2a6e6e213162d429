import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { teas, type Tea } from './teas.ts';

const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation(); // Space presses the button only.
};

export default function StockButtons() {
  const [rows, setRows] = React.useState(teas);

  const columns = React.useMemo<GridColDef<Tea>[]>(() => {
    const change = (id: number, by: number) =>
      setRows((all) =>
        all.map((tea) => (tea.id === id ? { ...tea, tins: Math.max(0, tea.tins + by) } : tea)),
      );

    return [
      { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 90 },
      { field: 'tins', headerName: 'Tins', type: 'number', width: 70 },
      {
        field: 'change',
        headerName: 'Change',
        width: 100,
        display: 'flex',
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Box onKeyDown={keepSpace}>
            <IconButton
              aria-label={`Remove a tin of ${row.tea}`}
              tabIndex={tabIndex}
              onClick={() => change(row.id, -1)}
            >
              <RemoveIcon />
            </IconButton>
            <IconButton
              aria-label={`Add a tin of ${row.tea}`}
              tabIndex={tabIndex}
              onClick={() => change(row.id, 1)}
            >
              <AddIcon />
            </IconButton>
          </Box>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Stock of teas"
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
