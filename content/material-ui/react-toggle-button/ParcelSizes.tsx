import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const parcels = [
  { size: 'Letter', limit: 'to 0.5 kg' },
  { size: 'Box', limit: 'to 10 kg' },
  { size: 'Pallet', limit: 'not today' },
];

export default function ParcelSizes() {
  const [chosen, setChosen] = React.useState('Box');
  const [hint, setHint] = React.useState('Choose a size');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        {parcels.map(({ size, limit }) => (
          <ButtonBase
            key={size}
            focusRipple
            centerRipple={size === 'Letter'}
            disableTouchRipple={size === chosen}
            disabled={size === 'Pallet'}
            aria-pressed={size === chosen}
            onClick={() => setChosen(size)}
            onFocusVisible={() => setHint(`Enter or Space chooses: ${size}`)}
            TouchRippleProps={{ style: { opacity: 0.4 } }}
            sx={{
              flexDirection: 'column',
              width: 84,
              py: 2,
              border: 2,
              borderRadius: 2,
              borderColor: size === chosen ? 'primary.main' : 'divider',
              '&.Mui-disabled': { opacity: 0.5 },
            }}
          >
            <Typography variant="button">{size}</Typography>
            <Typography variant="body2">{limit}</Typography>
          </ButtonBase>
        ))}
      </Stack>
      <Typography variant="body2">{hint}</Typography>
    </Stack>
  );
}
