import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const arrivals = ['Meerkats', 'Otters', 'Red pandas'];

export default function AnimalHouses() {
  const [animals, setAnimals] = React.useState(['Tapirs', 'Capybaras']);
  const next = arrivals.find((name) => !animals.includes(name));

  const items = React.useMemo(
    () => [
      {
        id: 'meadow',
        label: 'Meadow',
        children: animals.map((name) => ({ id: name, label: name })),
      },
      { id: 'aquarium', label: 'Aquarium', children: [{ id: 'rays', label: 'Rays' }] },
    ],
    [animals],
  );

  return (
    <Box sx={{ width: 280, minHeight: 270 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={!next} onClick={() => next && setAnimals([...animals, next])}>
          Add animal
        </Button>
        <Button
          disabled={animals.length === 0}
          onClick={() => setAnimals(animals.slice(0, animals.length - 1))}
        >
          Remove last
        </Button>
      </Stack>
      <RichTreeView items={items} defaultExpandedItems={['meadow']} aria-label="Animal houses" />
    </Box>
  );
}
