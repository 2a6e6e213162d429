import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FieldStates() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl disabled sx={{ width: 180 }}>
        <FormLabel>Ticket number</FormLabel>
        <Input defaultValue="Assigned later" />
      </FormControl>
      <FormControl sx={{ width: 180 }}>
        <FormLabel>Quote</FormLabel>
        <Input readOnly defaultValue="84.50" startDecorator="€" />
        <FormHelperText>Valid until May 20</FormHelperText>
      </FormControl>
      <FormControl error sx={{ width: 180 }}>
        <FormLabel>Voucher</FormLabel>
        <Input error defaultValue="SPRING24" />
        <FormHelperText sx={{ color: 'danger.plainColor' }}>Expired in 2024</FormHelperText>
      </FormControl>
    </Stack>
  );
}
