import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function HelpTopics() {
  return (
    <Box sx={{ width: 260, minHeight: 130 }}>
      <SimpleTreeView aria-label="Help topics" defaultExpandedItems={['orders']}>
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="shipping" label="Shipping of records" />
          <TreeItem itemId="returns" label="Returns" />
        </TreeItem>
        <TreeItem itemId="account" label="Account" />
      </SimpleTreeView>
    </Box>
  );
}
