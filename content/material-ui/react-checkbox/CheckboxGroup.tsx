import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const meals = ['Breakfast', 'Lunch', 'Dinner'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState(['Breakfast', 'Lunch', 'Dinner']);
  const error = chosen.length > 2;

  const handleChange = ({ target: { name, checked } }: React.ChangeEvent<HTMLInputElement>) => {
    setChosen(checked ? [...chosen, name] : chosen.filter((meal) => meal !== name));
  };

  return (
    <FormControl component="fieldset" variant="standard" error={error}>
      <FormLabel component="legend">Meals on board</FormLabel>
      <FormGroup>
        {meals.map((meal) => (
          <FormControlLabel
            key={meal}
            label={meal}
            control={
              <Checkbox name={meal} checked={chosen.includes(meal)} onChange={handleChange} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText aria-live="polite">
        {error ? 'Choose two at most' : 'Included in the fare'}
      </FormHelperText>
    </FormControl>
  );
}
