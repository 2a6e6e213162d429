import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { breads, columns } from './breads.ts';

const days = ['Monday', 'Tuesday', 'Wednesday'];

const rows = days.flatMap((day, index) =>
  breads.map((bread) => ({ ...bread, id: index * 10 + bread.id, name: `${bread.name}, ${day}` })),
);

export default function StickyLookBreads() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bread of three days"
        hideFooter
        sx={{
          [`& .${gridClasses['container--top']}`]: { boxShadow: 3 },
        }}
      />
    </Box>
  );
}
