import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { columns } from './columns.ts';
import { plots } from './orchard.ts';

export default function PinnedModel() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({ left: ['plot'] });
  const isPinned = pinned.right?.includes('total') ?? false;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Keep the total in view"
        checked={isPinned}
        onChange={(_event, checked) => setPinned({ ...pinned, right: checked ? ['total'] : [] })}
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          rows={plots}
          columns={columns}
          label="Boxes by month"
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
