import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const plots = [
  { name: 'Plot 4', size: '20 m², by the gate' },
  { name: 'Plot 11', size: '35 m², half in shade' },
  { name: 'Plot 16', size: '50 m², with a greenhouse' },
];

export default function CheckboxCards() {
  return (
    <Stack role="group" aria-label="Plots for the waiting list" spacing={1.5} sx={{ width: 290 }}>
      {plots.map(({ name, size }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{
            p: 2,
            borderRadius: 'md',
            [`&:has(.${checkboxClasses.checked})`]: { borderColor: 'primary.500' },
          }}
        >
          <Checkbox
            overlay
            defaultChecked={name === 'Plot 11'}
            label={name}
            slotProps={{ input: { 'aria-describedby': `${name.replace(' ', '-')}-size` } }}
          />
          <Typography id={`${name.replace(' ', '-')}-size`} level="body-sm" sx={{ mt: 0.5 }}>
            {size}
          </Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
