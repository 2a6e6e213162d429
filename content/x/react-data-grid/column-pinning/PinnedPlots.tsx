import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns } from './columns.ts';
import { plots } from './orchard.ts';

export default function PinnedPlots() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={plots}
        columns={columns}
        label="Boxes picked"
        initialState={{ pinnedColumns: { left: ['plot'], right: ['total'] } }}
        hideFooter
      />
    </Box>
  );
}
