import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'front',
    label: 'Front room',
    children: [{ id: 'charts', label: 'Charts' }],
  },
  {
    id: 'back',
    label: 'Back room',
    children: [{ id: 'rare', label: 'Rare pressings' }],
  },
];

export default function FindRecord() {
  const apiRef = useRichTreeViewApiRef();

  const showRare = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'back', shouldBeExpanded: true });
    apiRef.current?.setItemSelection({ event, itemId: 'rare', shouldBeSelected: true });
    // The item is in the document once the branch is open.
    requestAnimationFrame(() => apiRef.current?.focusItem(null, 'rare'));
  };

  return (
    <Box sx={{ width: 260, minHeight: 180 }}>
      <Button onClick={showRare}>Where are the rare ones?</Button>
      <RichTreeView items={rooms} apiRef={apiRef} aria-label="Rooms" />
    </Box>
  );
}
