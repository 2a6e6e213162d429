import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const cabins = [
  { value: 'seat', name: 'Reclining seat', price: '€0' },
  { value: 'inside', name: 'Inside cabin', price: '€39' },
  { value: 'window', name: 'Cabin with a window', price: '€58' },
];

export default function CabinCards() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 290 }}>
      <FormLabel>Night crossing</FormLabel>
      <RadioGroup overlay defaultValue="inside" sx={{ gap: 1.5 }}>
        {cabins.map(({ value, name, price }) => (
          <Sheet
            key={value}
            variant="outlined"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              p: 2,
              borderRadius: 'md',
              [`&:has(.${radioClasses.checked})`]: {
                borderColor: 'primary.500',
                boxShadow: 'sm',
              },
            }}
          >
            <Radio
              value={value}
              label={name}
              slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }}
            />
            <Typography id={`${id}-${value}`}>{price}</Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
