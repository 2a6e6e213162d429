import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns.ts';
import { games } from './games.ts';

const columnMenu = { slots: { columnMenuColumnsItem: null } };

export default function ShortMenu() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={games}
        columns={columns}
        label="Games"
        slotProps={{ columnMenu }}
        hideFooter
      />
    </Box>
  );
}
