import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const sections = ['tickets', 'refunds', 'luggage'];

export default function FaqSections() {
  const [expanded, setExpanded] = React.useState(['tickets']);
  const isAllOpen = sections.every((id) => expanded.includes(id));

  return (
    <Box sx={{ width: 280, minHeight: 320 }}>
      <Button onClick={() => setExpanded(isAllOpen ? [] : sections)}>
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Questions about trains"
        disableSelection
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      >
        <TreeItem itemId="tickets" label="Tickets">
          <TreeItem itemId="seat" label="How do I choose a seat?" />
          <TreeItem itemId="refunds" label="Refunds">
            <TreeItem itemId="late" label="My train is late" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="luggage" label="Luggage">
          <TreeItem itemId="bike" label="Can I bring a bike?" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
