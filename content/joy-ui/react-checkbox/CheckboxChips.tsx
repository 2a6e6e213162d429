import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const seeds = [
  { name: 'Lemon thyme', traits: ['Perennial', 'Likes shade'] },
  { name: 'Marigold', traits: ['Annual', 'Good for bees'] },
  { name: 'Borage', traits: ['Annual', 'Good for bees', 'Likes shade'] },
  { name: 'Lavender', traits: ['Perennial', 'Good for bees'] },
];
const traits = ['Annual', 'Perennial', 'Good for bees', 'Likes shade'];

export default function CheckboxChips() {
  const [wanted, setWanted] = React.useState(['Good for bees']);
  const found = seeds.filter((seed) => wanted.every((trait) => seed.traits.includes(trait)));

  return (
    <Stack spacing={2}>
      <Stack
        role="group"
        aria-label="Filter seeds"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {traits.map((trait) => (
          <Chip key={trait} size="lg" variant="plain">
            <Checkbox
              disableIcon
              overlay
              size="sm"
              label={trait}
              checked={wanted.includes(trait)}
              onChange={(event) =>
                setWanted(
                  event.target.checked
                    ? [...wanted, trait]
                    : wanted.filter((other) => other !== trait),
                )
              }
            />
          </Chip>
        ))}
      </Stack>
      <Typography role="status">
        {found.map(({ name }) => name).join(', ') || 'No seed has all of this.'}
      </Typography>
    </Stack>
  );
}
