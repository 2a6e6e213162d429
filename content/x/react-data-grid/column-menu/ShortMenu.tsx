import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { games } from './games.ts';

export default function ShortMenu() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={games}
        columns={columns}
        label="Games"
        slotProps={{ columnMenu: { slots: { columnMenuColumnsItem: null } } }}
        hideFooter
      />
    </Box>
  );
}
