import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const floors = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'new', label: 'New records' },
      { id: 'till', label: 'Till' },
    ],
  },
  {
    id: 'cellar',
    label: 'Cellar',
    children: [
      { id: 'used', label: 'Used records' },
      { id: 'booths', label: 'Listening booths' },
    ],
  },
];

export default function ExpandShelves() {
  const [expanded, setExpanded] = React.useState(['ground']);

  return (
    <Box sx={{ width: 260, minHeight: 250 }}>
      <Button onClick={() => setExpanded(['ground', 'cellar'])}>Open all</Button>
      <Button onClick={() => setExpanded([])}>Close all</Button>
      <RichTreeView
        items={floors}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, items) => setExpanded(items)}
        expansionTrigger="iconContainer"
        aria-label="The shop"
      />
    </Box>
  );
}
