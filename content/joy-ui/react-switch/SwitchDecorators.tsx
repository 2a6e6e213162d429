import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function SwitchDecorators() {
  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Monitor speakers</FormLabel>
        <Switch startDecorator={<VolumeOffIcon />} endDecorator={<VolumeUpIcon />} />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Seven-second delay</FormLabel>
        <Switch
          defaultChecked
          endDecorator={({ checked }) => (checked ? 'On' : 'Off')}
          slotProps={{ endDecorator: { sx: { minWidth: '2rem' } } }}
        />
      </FormControl>
    </Stack>
  );
}
