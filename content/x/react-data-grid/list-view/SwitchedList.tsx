import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns, items, type FoundItem } from './items.ts';

const listViewColumn: GridListViewColDef<FoundItem> = {
  field: 'entry',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {row.item}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap>
        {row.place}, shelf {row.shelf}
      </Typography>
    </Stack>
  ),
};

/** Without headers, the grid has no tab stop of its own at first. */
const listSlotProps = { cell: { tabIndex: 0 } };

export default function SwitchedList() {
  const [isList, setIsList] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="List view"
        control={<Switch />}
        checked={isList}
        onChange={(_event, checked) => setIsList(checked)}
      />
      <Box sx={{ height: 330 }}>
        <DataGridPro
          rows={items}
          columns={columns}
          listView={isList}
          listViewColumn={listViewColumn}
          slotProps={isList ? listSlotProps : undefined}
          rowHeight={60}
          aria-label="Lost property"
          hideFooter
        />
      </Box>
    </Box>
  );
}
