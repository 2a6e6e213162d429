import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

/** Passes a change on once nothing was typed for half a second. */
function PausingInput({ onChange, ...props }: React.ComponentProps<'input'>) {
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  React.useEffect(() => () => clearTimeout(timer.current), []);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange?.(event), 500);
  };

  return <input {...props} onChange={handleChange} />;
}

const cities = ['Cadiz', 'Faro', 'Lagos', 'Lisbon', 'Malaga', 'Porto', 'Seville', 'Sintra'];

export default function SearchAfterPause() {
  const [query, setQuery] = React.useState('l');
  const found = cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>City</FormLabel>
      <Input
        defaultValue="l"
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{ input: { component: PausingInput } }}
      />
      <FormHelperText role="status">{found.join(', ') || 'No city found'}</FormHelperText>
    </FormControl>
  );
}
