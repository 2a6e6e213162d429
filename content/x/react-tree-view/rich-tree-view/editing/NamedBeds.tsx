import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { beds, renameBed } from './beds.ts';

export default function NamedBeds() {
  const [items, setItems] = React.useState(beds);

  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <RichTreeView
        items={items}
        isItemEditable
        onItemLabelChange={(id, label) => setItems((before) => renameBed(before, id, label))}
        defaultExpandedItems={['north']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name of the bed' } } } }}
        aria-label="Beds of the garden"
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        On the map: {items.map((item) => item.label).join(', ')}
      </Typography>
    </Box>
  );
}
