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
  const right = pinned.right ?? [];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Keep the total in view"
        checked={right.includes('total')}
        onChange={(_event, checked) => {
          const others = (fields: string[] = []) => fields.filter((field) => field !== 'total');
          setPinned({
            left: others(pinned.left),
            right: checked ? [...others(right), 'total'] : others(right),
          });
        }}
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
