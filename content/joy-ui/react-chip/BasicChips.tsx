import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip>Open-pollinated</Chip>
      <Chip color="success">In stock</Chip>
      <Chip color="warning">Last packet</Chip>
    </Stack>
  );
}
