import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = [
  {
    id: 'sale',
    label: 'Sale',
    children: [
      { id: 'scratched', label: 'Scratched' },
      { id: 'duplicates', label: 'Duplicates' },
    ],
  },
];

export default function RenameShelves() {
  const [message, setMessage] = React.useState('Double-click a shelf below Sale.');

  return (
    <Box sx={{ width: 280, minHeight: 130 }}>
      <RichTreeView
        items={shelves}
        isItemEditable={(item) => item.id !== 'sale'}
        onItemLabelChange={(_itemId, label) => setMessage(`Renamed to ${label}.`)}
        defaultExpandedItems={['sale']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name of the shelf' } } } }}
        aria-label="Shelves on sale"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
