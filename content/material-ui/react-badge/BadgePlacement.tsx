import * as React from 'react';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import YardIcon from '@mui/icons-material/Yard';

const corners: BadgeOrigin[] = [
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
];

export default function BadgePlacement() {
  const [index, setIndex] = React.useState(0);

  return (
    <Stack direction="row" spacing={5} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={7} color="primary" anchorOrigin={corners[index] ?? {}}>
        <YardIcon titleAccess="Garden tasks" sx={{ fontSize: 48 }} />
      </Badge>
      <RadioGroup
        aria-label="Corner of the badge"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {corners.map(({ vertical, horizontal }, value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={`${vertical} ${horizontal}`}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </Stack>
  );
}
