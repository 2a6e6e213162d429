import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const guides = [
  { id: 'g1', name: 'Ana Quispe', town: 'Cusco', price: 'S/ 180 a day' },
  { id: 'g2', name: 'Ana Quispe', town: 'Puno', price: 'S/ 150 a day' },
  { id: 'g3', name: 'Luis Mamani', town: 'Arequipa', price: 'S/ 165 a day' },
];

export default function GuideAutocomplete() {
  const [marked, setMarked] = React.useState<(typeof guides)[number] | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <Typography variant="body2">
        {marked ? `${marked.town}: ${marked.price}` : 'Go through the list to see prices'}
      </Typography>
      <Autocomplete
        disablePortal
        options={guides}
        getOptionLabel={(guide) => guide.name}
        getOptionKey={(guide) => guide.id}
        onHighlightChange={(_event, guide) => setMarked(guide)}
        renderOption={({ key, ...props }, guide) => (
          <li key={key} {...props}>
            {guide.name}, {guide.town}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Guide" />}
      />
    </Stack>
  );
}
