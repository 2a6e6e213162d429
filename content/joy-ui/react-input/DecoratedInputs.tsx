import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import PlaceIcon from '@mui/icons-material/Place';

export default function DecoratedInputs() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControl>
        <FormLabel>From</FormLabel>
        <Input
          startDecorator={<PlaceIcon />}
          endDecorator={
            <IconButton aria-label="Use my location">
              <MyLocationIcon />
            </IconButton>
          }
          defaultValue="Seville"
        />
      </FormControl>
      <FormControl>
        <FormLabel>Price at most</FormLabel>
        <Input startDecorator="€" endDecorator="per night" defaultValue="120" />
      </FormControl>
      <FormControl>
        <FormLabel>Discount code</FormLabel>
        <Input endDecorator={<Button variant="soft">Apply</Button>} placeholder="SUMMER" />
      </FormControl>
    </Stack>
  );
}
