import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="primary">Reserve</Button>
      <Button color="neutral">Show all</Button>
      <Button color="success">Check in</Button>
      <Button color="warning">Swap seats</Button>
      <Button color="danger">Cancel order</Button>
    </Stack>
  );
}
