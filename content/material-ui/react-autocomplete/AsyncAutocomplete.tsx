import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const hotels = ['Andean Wings', 'Casa Cartagena', 'Palacio del Inka', 'Tambo del Arriero'];

export default function AsyncAutocomplete() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<string[]>([]);
  const loading = open && options.length === 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands for a request to your server.
    const timer = setTimeout(() => setOptions(hotels), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText="Asking the hotels…"
      renderInput={(params) => <TextField {...params} label="Hotel in Cusco" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
