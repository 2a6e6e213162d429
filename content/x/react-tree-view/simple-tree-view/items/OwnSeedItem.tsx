import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface SowingItemProps extends Pick<TreeItemProps, 'itemId' | 'children'> {
  name: string;
  months: string;
}

function SowingItem({ name, months, ...props }: SowingItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <>
          {name}{' '}
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {months}
          </Box>
        </>
      }
    />
  );
}

export default function OwnSeedItem() {
  return (
    <Box sx={{ width: 260, minHeight: 160 }}>
      <SimpleTreeView aria-label="When to sow" defaultExpandedItems={['roots']}>
        <SowingItem itemId="roots" name="Root vegetables" months="March to July">
          <SowingItem itemId="beet" name="Beetroot" months="April to July" />
          <SowingItem itemId="parsnip" name="Parsnip" months="March" />
        </SowingItem>
        <SowingItem itemId="beans" name="Beans" months="May" />
      </SimpleTreeView>
    </Box>
  );
}
