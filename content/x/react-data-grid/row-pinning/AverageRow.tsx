import Box from '@mui/material/Box';
import { DataGridPro, gridClasses, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { clubs, columns, type Club } from './clubs.ts';

function average(field: 'played' | 'points') {
  const sum = clubs.reduce((total, club) => total + club[field], 0);
  return Math.round((10 * sum) / clubs.length) / 10;
}

const pinnedRows: GridPinnedRowsProp<Club> = {
  bottom: [
    { id: 'average', club: 'Average', played: average('played'), points: average('points') },
  ],
};

export default function AverageRow() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        rows={clubs}
        columns={columns}
        label="League with its average"
        pinnedRows={pinnedRows}
        hideFooter
        sx={{ [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 'fontWeightBold' } }}
      />
    </Box>
  );
}
