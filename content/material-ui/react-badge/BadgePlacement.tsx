import * as React from 'react';
import Badge from '@mui/material/Badge';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import YardIcon from '@mui/icons-material/Yard';

const corners = {
  'top right': { vertical: 'top', horizontal: 'right' },
  'top left': { vertical: 'top', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
} as const;

export default function BadgePlacement() {
  const [corner, setCorner] = React.useState<keyof typeof corners>('top right');

  return (
    <Stack direction="row" spacing={5} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={7} color="primary" anchorOrigin={corners[corner]}>
        <YardIcon titleAccess="Garden tasks" sx={{ fontSize: 48 }} />
      </Badge>
      <FormControl>
        <FormLabel id="corner-label">Corner</FormLabel>
        <RadioGroup
          aria-labelledby="corner-label"
          value={corner}
          onChange={(event) => setCorner(event.target.value as keyof typeof corners)}
        >
          {Object.keys(corners).map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
