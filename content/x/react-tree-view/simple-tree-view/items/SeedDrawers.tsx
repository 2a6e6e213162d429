import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const herbs = ['Basil', 'Chervil', 'Dill'];

export default function SeedDrawers() {
  const [hasHerbs, setHasHerbs] = React.useState(false);

  return (
    <Box sx={{ width: 260, minHeight: 250 }}>
      <Button onClick={() => setHasHerbs(!hasHerbs)}>
        {hasHerbs ? 'Remove herbs' : 'Add herbs'}
      </Button>
      <SimpleTreeView aria-label="Seed drawers" defaultExpandedItems={['flowers', 'herbs']}>
        {hasHerbs && (
          <TreeItem itemId="herbs" label="Herbs">
            {herbs.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        )}
        <TreeItem itemId="flowers" label="Flowers">
          <TreeItem itemId="cosmos" label="Cosmos" />
          <TreeItem itemId="zinnia" label="Zinnia (sold out)" disabled />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
