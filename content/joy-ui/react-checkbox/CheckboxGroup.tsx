import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const days = ['Monday', 'Wednesday', 'Saturday'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState(['Saturday']);

  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value, checked } = event.target;
    setChosen(checked ? [...chosen, value] : chosen.filter((day) => day !== value));
  };

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1.5 }}>
        When can you help with the compost?
      </FormLabel>
      <Stack spacing={1.5}>
        {days.map((day) => (
          <Checkbox
            key={day}
            name="day"
            value={day}
            label={day}
            checked={chosen.includes(day)}
            onChange={toggle}
          />
        ))}
      </Stack>
      <Typography level="body-sm" role="status" sx={{ mt: 1.5 }}>
        {chosen.length} of {days.length} days
      </Typography>
    </Box>
  );
}
