import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const harbors = ['Mainland', 'Skerry', 'Gull Island'];

export default function SegmentedRadios() {
  const [harbor, setHarbor] = React.useState('Mainland');

  return (
    <FormControl>
      <FormLabel>Departures from</FormLabel>
      <RadioGroup
        disableIcon
        orientation="horizontal"
        size="sm"
        variant="outlined"
        color="primary"
        value={harbor}
        onChange={(event) => setHarbor(event.target.value)}
        sx={{ '--RadioGroup-gap': '4px', '--Radio-actionRadius': '4px', p: 0.5 }}
      >
        {harbors.map((each) => (
          <Radio
            key={each}
            value={each}
            label={each}
            variant={each === harbor ? 'soft' : 'plain'}
            sx={{ px: 1, py: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
