import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { breads, columns } from './breads.ts';

const tinted = columns.map((column) =>
  column.field === 'baked' || column.field === 'sold'
    ? { ...column, headerClassName: 'today', cellClassName: 'today' }
    : column,
);

const groups = [
  { groupId: 'Product', children: [{ field: 'name' }] },
  {
    groupId: 'Today',
    headerClassName: 'today',
    children: [{ field: 'baked' }, { field: 'sold' }],
  },
  { groupId: 'Each', children: [{ field: 'price' }] },
];

export default function TintedColumns() {
  return (
    <Box sx={{ width: '100%', height: 385 }}>
      <DataGrid
        rows={breads}
        columns={tinted}
        columnGroupingModel={groups}
        label="Bread, with today's columns in color"
        hideFooter
        sx={(theme) => ({
          '& .today': {
            backgroundImage: `linear-gradient(${alpha(theme.palette.info.main, 0.12)} 0 0)`,
          },
        })}
      />
    </Box>
  );
}
