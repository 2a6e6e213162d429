import { useState } from 'react';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface EntityPickerProps<Entity> extends Omit<
  AutocompleteProps<Entity, false, false, false>,
  'renderInput'
> {
  label: string;
}

function EntityPicker<Entity extends { id: string; name: string }>({
  label,
  ...props
}: EntityPickerProps<Entity>) {
  return (
    <Autocomplete
      getOptionLabel={(entity) => entity.name}
      getOptionKey={(entity) => entity.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      {...props}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

const ferries = [
  { id: 'f1', name: 'Aurora', seats: 240 },
  { id: 'f2', name: 'Borealis', seats: 180 },
];

export default function GenericPicker() {
  const [ferry, setFerry] = useState<(typeof ferries)[number] | null>(null);
  return (
    <div>
      <EntityPicker
        label="Ferry"
        options={ferries}
        value={ferry}
        onChange={(_event, value) => setFerry(value)}
        sx={{ width: 260, maxWidth: '100%' }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {ferry ? `${ferry.seats} seats` : 'No ferry chosen'}
      </Typography>
    </div>
  );
}
