import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Shelf {
  id: string;
  label: string;
  count: number;
  children?: Shelf[];
}

const shelves: Shelf[] = [
  {
    id: 'rock',
    label: 'Rock',
    count: 812,
    children: [
      { id: 'punk', label: 'Punk', count: 190 },
      { id: 'prog', label: 'Progressive', count: 77 },
    ],
  },
  { id: 'folk', label: 'Folk', count: 143 },
];

function CountedItem(props: TreeItemProps) {
  const shelf = useTreeItemModel<Shelf>(props.itemId);
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {shelf?.label} <Chip size="small" label={shelf?.count} />
        </Box>
      }
    />
  );
}

export default function CustomItem() {
  return (
    <Box sx={{ width: 280, minHeight: 140 }}>
      <RichTreeView
        items={shelves}
        slots={{ item: CountedItem }}
        defaultExpandedItems={['rock']}
        aria-label="Shelves with their number of records"
      />
    </Box>
  );
}
