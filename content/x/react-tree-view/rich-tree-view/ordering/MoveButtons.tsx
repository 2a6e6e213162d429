import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu, type MenuEntry } from './menu.ts';

function moveBy(items: MenuEntry[], id: string, step: number): MenuEntry[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) {
    return items.map((item) =>
      item.children ? { ...item, children: moveBy(item.children, id, step) } : item,
    );
  }
  const others = items.filter((item) => item !== moved);
  const to = Math.max(items.indexOf(moved) + step, 0);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export default function MoveButtons() {
  const apiRef = useRichTreeViewProApiRef();
  const [items, setItems] = React.useState(menu);
  const [selected, setSelected] = React.useState<string | null>('tickets');

  const move = (step: number) => {
    if (selected !== null) setItems(moveBy(items, selected, step));
  };

  return (
    <Box sx={{ width: 280, minHeight: 330 }}>
      <Button size="small" disabled={selected === null} onClick={() => move(-1)}>
        Move up
      </Button>
      <Button size="small" disabled={selected === null} onClick={() => move(1)}>
        Move down
      </Button>
      <RichTreeViewPro
        items={items}
        apiRef={apiRef}
        itemsReordering
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree?.() ?? items)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
        defaultExpandedItems={['visit', 'collection']}
        aria-label="Menu to sort"
      />
    </Box>
  );
}
