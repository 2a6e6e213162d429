import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';

export default function HelperPlaces() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl>
        <FormLabel>Lock code</FormLabel>
        <FormHelperText sx={{ mb: 0.75 }}>So that we can move your bike</FormHelperText>
        <Input />
      </FormControl>
      <FormControl>
        <FormLabel>Price limit</FormLabel>
        <Input startDecorator="€" defaultValue="150" />
        <FormHelperText>
          <InfoOutlinedIcon />
          We call before we spend more.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
