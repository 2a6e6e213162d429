import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from './gear.ts';

const isGroup = (item: Gear) => item.children !== undefined;
const groups = new Set(gear.filter(isGroup).map((item) => item.id));

export default function LeavesOnly() {
  const [rented, setRented] = React.useState(['body']);

  return (
    <Box sx={{ width: 280, minHeight: 240 }}>
      <RichTreeView
        items={gear}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={isGroup}
        selectedItems={rented}
        onSelectedItemsChange={(_event, ids) => setRented(ids.filter((id) => !groups.has(id)))}
        defaultExpandedItems={['cameras', 'lenses']}
        aria-label="Gear to rent"
      />
    </Box>
  );
}
