import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PropagatedChores() {
  const [picked, setPicked] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: 270, minHeight: 290 }}>
      <SimpleTreeView
        aria-label="Chores for the weekend"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={picked}
        onSelectedItemsChange={(_event, ids) => setPicked(ids)}
        defaultExpandedItems={['laundry']}
      >
        <TreeItem itemId="laundry" label="Laundry">
          <TreeItem itemId="wash" label="Wash" />
          <TreeItem itemId="iron" label="Iron" />
        </TreeItem>
        <TreeItem itemId="shopping" label="Shopping">
          <TreeItem itemId="bakery" label="Bakery" />
          <TreeItem itemId="market" label="Market" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected: {picked.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
