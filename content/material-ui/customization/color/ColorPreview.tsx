import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const colors = ['primary', 'secondary'] as const;

export default function ColorPreview() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ width: '100%' }}>
      {colors.map((color) => (
        <Stack key={color} spacing={2} sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1}>
            <Button variant="contained" color={color}>
              Reserve
            </Button>
            <Button variant="outlined" color={color}>
              Compare
            </Button>
          </Stack>
          <Stack direction="row" spacing={1}>
            <Chip label="Window seat" color={color} />
            <Chip label="Quiet car" color={color} variant="outlined" />
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            <FormControlLabel
              control={<Checkbox color={color} defaultChecked />}
              label="Return trip"
            />
            <FormControlLabel control={<Switch color={color} defaultChecked />} label="Alerts" />
          </Stack>
          <TextField label="Passenger" color={color} defaultValue="Ada Okafor" />
          <Slider color={color} defaultValue={40} aria-label="Budget" />
        </Stack>
      ))}
    </Stack>
  );
}
