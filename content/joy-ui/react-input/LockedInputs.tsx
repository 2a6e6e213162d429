import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import LockIcon from '@mui/icons-material/Lock';

export default function LockedInputs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl disabled sx={{ width: 200 }}>
        <FormLabel>Loyalty number</FormLabel>
        <Input defaultValue="Not a member" />
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Booking code</FormLabel>
        <Input readOnly variant="soft" endDecorator={<LockIcon />} defaultValue="AB-1204" />
      </FormControl>
    </Stack>
  );
}
