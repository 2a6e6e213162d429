import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function DisabledSwitches() {
  return (
    <Stack spacing={1.5} sx={{ width: 300 }}>
      <FormControl orientation="horizontal" disabled>
        <FormLabel>Backup transmitter</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Outdoor studio</FormLabel>
        <Switch disabled />
      </FormControl>
      <Typography level="body-sm">The engineer on duty can change these.</Typography>
    </Stack>
  );
}
