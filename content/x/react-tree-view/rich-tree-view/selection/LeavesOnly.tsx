import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from './gear.ts';

export default function LeavesOnly() {
  return (
    <Box sx={{ width: 280, minHeight: 240 }}>
      <RichTreeView
        items={gear}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={(item) => item.children !== undefined}
        defaultExpandedItems={['cameras', 'lenses']}
        defaultSelectedItems={['body']}
        aria-label="Gear to rent"
      />
    </Box>
  );
}
