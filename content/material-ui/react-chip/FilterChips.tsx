import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import DoneIcon from '@mui/icons-material/Done';

const filters = ['Breakfast', 'Soup', 'One pot', 'No oven', 'For guests'];

export default function FilterChips() {
  const [active, setActive] = React.useState(['Soup']);

  const toggle = (filter: string) => {
    setActive(
      active.includes(filter) ? active.filter((other) => other !== filter) : [...active, filter],
    );
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {filters.map((filter) => {
        const pressed = active.includes(filter);
        return (
          <Chip
            key={filter}
            label={filter}
            aria-pressed={pressed}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            {...(pressed && { icon: <DoneIcon /> })}
            onClick={() => toggle(filter)}
          />
        );
      })}
    </Stack>
  );
}
