import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const labels = [
  {
    id: 'blue',
    label: 'Blue Note',
    children: [
      { id: '1500', label: '1500 series', children: [{ id: '1577', label: 'Blue Train' }] },
      { id: '4000', label: '4000 series' },
    ],
  },
];

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    padding: theme.spacing(0.5, 1),
    borderRadius: 16,
  },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    borderInlineStart: `1px dashed ${theme.palette.divider}`,
  },
}));

export default function StyledTree() {
  return (
    <Box sx={{ width: 280, minHeight: 160 }}>
      <RichTreeView
        items={labels}
        slots={{ item: LinedItem }}
        itemChildrenIndentation={20}
        defaultExpandedItems={['blue', '1500']}
        aria-label="Labels"
      />
    </Box>
  );
}
