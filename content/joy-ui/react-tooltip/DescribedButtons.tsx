import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function DescribedButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild title="Takes twelve pictures of 30 seconds each">
        <Button>Start exposure</Button>
      </Tooltip>
      <Tooltip describeChild title="Moves the telescope to its rest position">
        <Button variant="outlined">Park</Button>
      </Tooltip>
    </Stack>
  );
}
