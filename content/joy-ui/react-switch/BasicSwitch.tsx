import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function BasicSwitch() {
  return (
    <Stack spacing={1.5} sx={{ width: 240 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Studio microphone</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Talkback to the control room</FormLabel>
        <Switch />
      </FormControl>
    </Stack>
  );
}
