import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioForm() {
  const [message, setMessage] = React.useState('');
  const error = message.startsWith('Choose');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = new FormData(event.currentTarget).get('number');
    setMessage(number ? `You ${number} your number` : 'Choose one to go on');
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl error={error}>
        <FormLabel id="number-label">Your number</FormLabel>
        <RadioGroup aria-labelledby="number-label" name="number">
          <FormControlLabel value="keep" control={<Radio />} label="Keep it" />
          <FormControlLabel value="change" control={<Radio />} label="Get a new one" />
        </RadioGroup>
        <FormHelperText aria-live="polite">{message || 'You can change it later'}</FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Next
        </Button>
      </FormControl>
    </form>
  );
}
