import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ControlledRadioGroup() {
  const [term, setTerm] = React.useState('12');

  return (
    <FormControl>
      <FormLabel id="term-label">Contract</FormLabel>
      <RadioGroup
        aria-labelledby="term-label"
        name="term"
        value={term}
        onChange={(event, value) => setTerm(value)}
      >
        <FormControlLabel value="1" control={<Radio />} label="Monthly" />
        <FormControlLabel value="12" control={<Radio />} label="One year" />
      </RadioGroup>
      <FormHelperText>{term === '12' ? 'One month is free' : 'Cancel any time'}</FormHelperText>
    </FormControl>
  );
}
