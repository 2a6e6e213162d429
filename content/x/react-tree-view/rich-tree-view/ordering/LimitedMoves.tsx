import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu } from './menu.ts';

export default function LimitedMoves() {
  return (
    <Box sx={{ width: 280, minHeight: 290 }}>
      <RichTreeViewPro
        items={menu}
        itemsReordering
        isItemReorderable={(itemId) => itemId !== 'home'}
        canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
          newPosition.parentId === oldPosition.parentId &&
          !(newPosition.parentId === null && newPosition.index === 0)
        }
        defaultExpandedItems={['visit', 'collection']}
        aria-label="Menu with fixed sections"
      />
    </Box>
  );
}
