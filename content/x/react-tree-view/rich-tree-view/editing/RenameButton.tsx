import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { beds } from './beds.ts';

export default function RenameButton() {
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('n2');

  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <Button
        size="small"
        disabled={selected === null}
        onClick={() => apiRef.current?.setEditedItem(selected)}
      >
        Rename bed
      </Button>
      <RichTreeView
        items={beds}
        apiRef={apiRef}
        isItemEditable
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
        defaultExpandedItems={['north']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name of the bed' } } } }}
        aria-label="Beds"
      />
    </Box>
  );
}
