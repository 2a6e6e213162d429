import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const rooms = ['kitchen', 'garden'];

export default function CheckedChores() {
  const [done, setDone] = React.useState(['dishes']);

  return (
    <Box sx={{ width: 270, minHeight: 290 }}>
      <SimpleTreeView
        aria-label="Chores"
        multiSelect
        checkboxSelection
        selectedItems={done}
        onSelectedItemsChange={(_event, ids) => setDone(ids.filter((id) => !rooms.includes(id)))}
        defaultExpandedItems={rooms}
      >
        <TreeItem itemId="kitchen" label="Kitchen" disableSelection>
          <TreeItem itemId="dishes" label="Wash the dishes" />
          <TreeItem itemId="floor" label="Mop the floor" />
        </TreeItem>
        <TreeItem itemId="garden" label="Garden" disableSelection>
          <TreeItem itemId="lawn" label="Mow the lawn" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {done.length} of 3 done
      </Typography>
    </Box>
  );
}
