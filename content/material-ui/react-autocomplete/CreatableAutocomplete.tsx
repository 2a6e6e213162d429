import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const filter = createFilterOptions<string>();
const prefix = 'Add ';

export default function CreatableAutocomplete() {
  const [travelers, setTravelers] = React.useState(['Ines Prado', 'Noah Prado']);
  const [value, setValue] = React.useState<string | null>(null);

  const handleChange = (_event: React.SyntheticEvent, choice: string | null) => {
    const name = choice?.startsWith(prefix) ? choice.slice(prefix.length) : choice;
    if (name && !travelers.includes(name)) {
      setTravelers([...travelers, name]);
    }
    setValue(name);
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
      filterOptions={(options, state) => {
        const matches = filter(options, state);
        const name = state.inputValue.trim();
        return name === '' || options.includes(name) ? matches : [...matches, prefix + name];
      }}
      renderInput={(params) => <TextField {...params} label="Traveler" />}
      sx={{ width: 300 }}
    />
  );
}
