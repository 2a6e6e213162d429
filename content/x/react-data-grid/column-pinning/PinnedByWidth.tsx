import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import type { Theme } from '@mui/material/styles';
import { columns } from './columns.ts';
import { plots } from './orchard.ts';

const onPhones: GridPinnedColumnFields = { left: ['plot'] };
const onDesktops: GridPinnedColumnFields = { left: ['plot', 'fruit'], right: ['total'] };

export default function PinnedByWidth() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        rows={plots}
        columns={columns}
        label="Boxes by plot and fruit"
        pinnedColumns={isPhone ? onPhones : onDesktops}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
