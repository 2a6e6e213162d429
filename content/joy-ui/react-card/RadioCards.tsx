import * as React from 'react';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const BOXES = [
  { name: 'Windowsill', holds: '5 packets' },
  { name: 'Raised bed', holds: '12 packets' },
  { name: 'Allotment', holds: '30 packets' },
];

export default function RadioCards() {
  const [box, setBox] = React.useState('Raised bed');

  return (
    <FormControl>
      <FormLabel>Size of your seed box</FormLabel>
      <RadioGroup
        orientation="horizontal"
        name="seed-box"
        value={box}
        onChange={(event) => setBox(event.target.value)}
        sx={{ gap: 2, flexWrap: 'wrap' }}
      >
        {BOXES.map(({ name, holds }) => (
          <Card
            key={name}
            sx={{
              width: 150,
              [`& .${radioClasses.checked} .${radioClasses.action}`]: {
                border: '2px solid',
                borderColor: 'primary.500',
              },
            }}
          >
            <Radio overlay disableIcon value={name} label={name} variant="plain" />
            <div>{holds}</div>
          </Card>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
