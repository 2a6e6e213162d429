import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridListViewColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { columns, items, type FoundItem } from './items.ts';

const listViewColumn: GridListViewColDef<FoundItem> = {
  field: 'entry',
  renderCell: ({ row }) => `${row.shelf}: ${row.item}, ${row.place}`,
};

/** Without headers, the grid has no tab stop of its own at first. */
const slotProps = { cell: { tabIndex: 0 } };

export default function SortedList() {
  const [field, setField] = React.useState('shelf');
  const sortModel = React.useMemo<GridSortModel>(() => [{ field, sort: 'asc' }], [field]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Sort by"
        size="small"
        value={field}
        onChange={(event) => setField(event.target.value)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {columns.map((column) => (
          <MenuItem key={column.field} value={column.field}>
            {column.headerName}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 280 }}>
        <DataGridPro
          rows={items}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          sortModel={sortModel}
          slotProps={slotProps}
          aria-label="Lost property, sorted"
          hideFooter
        />
      </Box>
    </Box>
  );
}
