import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { beds } from './beds.ts';

const longest = 12;
const isWrong = (name: string) => name.trim() === '' || name.length > longest;

function BedItem(props: TreeItemProps) {
  const [wrong, setWrong] = React.useState(false);

  const block = (event: TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
  };
  return (
    <TreeItem
      {...props}
      slotProps={{
        labelInput: {
          'aria-label': 'Name of the bed',
          'aria-invalid': wrong,
          onInput: (event: React.FormEvent<HTMLInputElement>) =>
            setWrong(isWrong(event.currentTarget.value)),
          onKeyDown: (event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
            if (event.key === 'Enter' && wrong) block(event);
            if (event.key === 'Escape') setWrong(false);
          },
          onBlur: (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
            if (wrong) block(event);
          },
        },
      }}
    />
  );
}

export default function CheckedNames() {
  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <RichTreeView
        items={beds}
        isItemEditable={(item) => item.children === undefined}
        defaultExpandedItems={['north']}
        slots={{ item: BedItem }}
        sx={{ '& [aria-invalid=true]': { outline: 2, outlineColor: 'error.main' } }}
        aria-label="Beds with short names"
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Names have up to {longest} characters.
      </Typography>
    </Box>
  );
}
