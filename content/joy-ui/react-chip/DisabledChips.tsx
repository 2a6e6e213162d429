import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const jars = [
  { plant: 'Poppy', left: 12 },
  { plant: 'Mallow', left: 0 },
  { plant: 'Teasel', left: 3 },
];

export default function DisabledChips() {
  const [taken, setTaken] = React.useState('Nothing');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        {jars.map(({ plant, left }) => (
          <Chip
            key={plant}
            size="lg"
            color="primary"
            disabled={left === 0}
            onClick={() => setTaken(plant)}
          >
            {plant}: {left}
          </Chip>
        ))}
      </Stack>
      <Typography role="status" level="body-sm">
        {taken} reserved
      </Typography>
    </Stack>
  );
}
