import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns } from './columns.ts';
import { plots } from './orchard.ts';

export default function StyledPins() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={plots}
        columns={columns}
        label="Season"
        initialState={{ pinnedColumns: { left: ['plot'], right: ['total'] } }}
        pinnedColumnsSectionSeparator="border"
        hideFooter
        sx={(theme) => ({
          [`&.${gridClasses.root}`]: {
            '--DataGrid-t-cell-background-pinned':
              theme.palette.mode === 'dark' ? theme.palette.grey[800] : theme.palette.grey[200],
          },
          [`& .${gridClasses['cell--pinnedRight']}`]: { fontWeight: 'bold' },
        })}
      />
    </Box>
  );
}
