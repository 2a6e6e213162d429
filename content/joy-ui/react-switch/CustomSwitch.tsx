import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch, { switchClasses } from '@mui/joy/Switch';

export default function CustomSwitch() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Fader, square and wide</FormLabel>
        <Switch
          defaultChecked
          sx={{
            '--Switch-trackRadius': '4px',
            '--Switch-trackWidth': '56px',
            '--Switch-thumbWidth': '24px',
          }}
        />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Thumb larger than the track</FormLabel>
        <Switch
          variant="soft"
          defaultChecked
          sx={{
            '--Switch-trackHeight': '10px',
            '--Switch-thumbSize': '20px',
            [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
              '--Switch-thumbBackground': 'var(--joy-palette-success-500)',
            },
          }}
        />
      </FormControl>
    </Stack>
  );
}
