import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Traveler {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Traveler>();

export default function CreatableAutocomplete() {
  const [travelers, setTravelers] = React.useState<Traveler[]>([
    { name: 'Ines Prado' },
    { name: 'Noah Prado' },
  ]);
  const [value, setValue] = React.useState<Traveler | null>(null);

  const handleChange = (_event: React.SyntheticEvent, choice: Traveler | string | null) => {
    const name = (typeof choice === 'string' ? choice : (choice?.name ?? '')).trim();
    const known = travelers.find((traveler) => traveler.name === name);
    if (name && !known) {
      setTravelers([...travelers, { name }]);
    }
    setValue(name ? (known ?? { name }) : null);
  };

  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      options={travelers}
      value={value}
      onChange={handleChange}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      isOptionEqualToValue={(option, current) => option.name === current.name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const isKnown = options.some((option) => option.name === name);
        const matches = filter(options, state);
        return name && !isKnown ? [...matches, { name, isNew: true }] : matches;
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.isNew ? `Add “${option.name}”` : option.name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Traveler" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
