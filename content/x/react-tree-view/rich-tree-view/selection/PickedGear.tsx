import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from './gear.ts';

export default function PickedGear() {
  const [picked, setPicked] = React.useState(['wide', 'tripod']);

  return (
    <Box sx={{ width: 280, minHeight: 230 }}>
      <RichTreeView
        items={gear}
        multiSelect
        selectedItems={picked}
        onSelectedItemsChange={(_event, ids) => setPicked(ids)}
        defaultExpandedItems={['lenses']}
        aria-label="Gear for the trip"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected: {picked.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
