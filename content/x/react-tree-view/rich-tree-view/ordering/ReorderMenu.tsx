import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu } from './menu.ts';

export default function ReorderMenu() {
  const [message, setMessage] = React.useState('Drag an entry.');

  return (
    <Box sx={{ width: 280, minHeight: 320 }}>
      <RichTreeViewPro
        items={menu}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setMessage(
            `${itemId} is entry ${newPosition.index + 1} of ${newPosition.parentId ?? 'the menu'}`,
          )
        }
        defaultExpandedItems={['visit', 'collection']}
        aria-label="Menu of the website"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
