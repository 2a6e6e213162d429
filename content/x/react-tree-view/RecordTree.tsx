import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = [
  {
    id: 'jazz',
    label: 'Jazz',
    children: [
      { id: 'bebop', label: 'Bebop' },
      { id: 'cool', label: 'Cool jazz' },
    ],
  },
  { id: 'soul', label: 'Soul', children: [{ id: 'northern', label: 'Northern soul' }] },
];

export default function RecordTree() {
  return (
    <Box sx={{ width: 260, minHeight: 160 }}>
      <RichTreeView
        items={shelves}
        defaultExpandedItems={['jazz']}
        defaultSelectedItems="cool"
        aria-label="Record shelves"
      />
    </Box>
  );
}
