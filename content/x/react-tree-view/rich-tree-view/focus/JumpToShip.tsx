import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const docks = [
  { id: 'east', label: 'East dock', children: [{ id: 'marta', label: 'Marta' }] },
  {
    id: 'west',
    label: 'West dock',
    children: [
      {
        id: 'repair',
        label: 'In repair',
        children: [{ id: 'petrel', label: 'Storm Petrel' }],
      },
    ],
  },
];

export default function JumpToShip() {
  const apiRef = useRichTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [focused, setFocused] = React.useState('');

  const goToPetrel = () => {
    setExpanded([...new Set([...expanded, 'west', 'repair'])]);
    // The item is in the document once its parents are expanded.
    requestAnimationFrame(() => apiRef.current?.focusItem(null, 'petrel'));
  };

  return (
    <Box sx={{ width: 260, minHeight: 260 }}>
      <Button onClick={goToPetrel}>Go to Storm Petrel</Button>
      <RichTreeView
        apiRef={apiRef}
        items={docks}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        aria-label="Ships by dock"
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Last focused: {focused || 'nothing'}
      </Typography>
    </Box>
  );
}
