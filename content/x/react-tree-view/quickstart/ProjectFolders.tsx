import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'plans',
    label: 'Floor plans',
    children: [
      { id: 'ground', label: 'Ground floor' },
      { id: 'attic', label: 'Attic' },
    ],
  },
  { id: 'permits', label: 'Permits', children: [{ id: 'roof', label: 'New roof' }] },
  { id: 'notes', label: 'Notes' },
];

export default function ProjectFolders() {
  const [selected, setSelected] = React.useState<string | null>('attic');

  return (
    <Box sx={{ width: 260, minHeight: 210 }}>
      <RichTreeView
        items={folders}
        defaultExpandedItems={['plans']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        aria-label="Files of the renovation"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected: {selected ?? 'nothing'}
      </Typography>
    </Box>
  );
}
