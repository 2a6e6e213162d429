import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip variant="solid">Beans</Chip>
      <Chip variant="soft">Squash</Chip>
      <Chip variant="outlined">Kale</Chip>
      <Chip variant="plain">Leek</Chip>
    </Stack>
  );
}
