import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const soils = ['Clay', 'Loam', 'Sand', 'Chalk'];

export default function RadioChips() {
  const [soil, setSoil] = React.useState('Loam');

  return (
    <FormControl>
      <FormLabel>Your soil</FormLabel>
      <RadioGroup
        name="soil"
        orientation="horizontal"
        value={soil}
        onChange={(event) => setSoil(event.target.value)}
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {soils.map((name) => (
          <Chip key={name} size="lg" variant="plain" color={name === soil ? 'primary' : 'neutral'}>
            <Radio
              overlay
              disableIcon
              variant={name === soil ? 'solid' : 'outlined'}
              color={name === soil ? 'primary' : 'neutral'}
              label={name}
              value={name}
            />
          </Chip>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
