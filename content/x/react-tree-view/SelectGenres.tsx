import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const genres = [
  {
    id: 'Electronic',
    label: 'Electronic',
    children: [
      { id: 'House', label: 'House' },
      { id: 'Techno', label: 'Techno' },
      { id: 'Ambient', label: 'Ambient' },
    ],
  },
  { id: 'Classical', label: 'Classical', children: [{ id: 'Baroque', label: 'Baroque' }] },
];

export default function SelectGenres() {
  const [selected, setSelected] = React.useState(['House', 'Techno']);

  return (
    <Box sx={{ width: 280, minHeight: 230 }}>
      <RichTreeView
        items={genres}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, items) => setSelected(items)}
        defaultExpandedItems={['Electronic']}
        aria-label="Genres to be notified about"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {selected.length > 0 ? `News about ${selected.join(', ')}` : 'No news'}
      </Typography>
    </Box>
  );
}
