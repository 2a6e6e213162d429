import Box from '@mui/material/Box';
import { DataGridPro, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { clubs, columns, type Club } from './clubs.ts';

const pinnedRows: GridPinnedRowsProp<Club> = {
  top: clubs.filter(({ id }) => id === 'KEL'),
};

export default function OwnClub() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rows={clubs}
        columns={columns}
        label="League with your club on top"
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
