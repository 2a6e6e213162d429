import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';

const routes = ['Mainland to Skerry', 'Skerry to Gull Island', 'Gull Island to Mainland'];

export default function RadioIcons() {
  return (
    <FormControl>
      <FormLabel>Route</FormLabel>
      <RadioGroup defaultValue={routes[0]}>
        {routes.map((route) => (
          <Radio
            key={route}
            variant="plain"
            value={route}
            label={route}
            checkedIcon={<DirectionsBoatIcon />}
            uncheckedIcon={<RadioButtonUncheckedIcon />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
