import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from './gear.ts';

const propagation = { parents: true, descendants: true };

function weigh(items: Gear[], packed: Set<string>): number {
  return items.reduce(
    (sum, { id, grams = 0, children = [] }) =>
      sum + (packed.has(id) ? grams : 0) + weigh(children, packed),
    0,
  );
}

export default function WeighedGear() {
  const initial = useApplyPropagationToSelectedItemsOnMount({
    items: gear,
    selectionPropagation: propagation,
    selectedItems: ['cameras', 'wide'],
  });
  const [packed, setPacked] = React.useState(initial);

  return (
    <Box sx={{ width: 280, minHeight: 280 }}>
      <RichTreeView
        items={gear}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={packed}
        onSelectedItemsChange={(_event, ids) => setPacked(ids)}
        defaultExpandedItems={['cameras', 'lenses']}
        aria-label="Packed gear"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        The bag weighs {weigh(gear, new Set(packed))} g
      </Typography>
    </Box>
  );
}
