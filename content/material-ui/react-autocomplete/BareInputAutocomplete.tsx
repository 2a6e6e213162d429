import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const stations = ['Ollantaytambo', 'Poroy', 'San Pedro', 'Urubamba'];

export default function BareInputAutocomplete() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <label {...params.InputLabelProps} htmlFor={params.id}>
            Station{' '}
          </label>
          <Box
            component="input"
            {...params.inputProps}
            sx={{
              width: 200,
              p: 1,
              font: 'inherit',
              color: 'text.primary',
              bgcolor: 'background.paper',
              border: 1,
              borderRadius: 1,
            }}
          />
        </div>
      )}
    />
  );
}
