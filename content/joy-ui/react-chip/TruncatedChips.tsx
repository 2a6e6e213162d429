import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const name = 'Grandmother Ilse’s purple climbing bean';

export default function TruncatedChips() {
  return (
    <Stack spacing={1} sx={{ maxWidth: '100%' }}>
      <Chip variant="outlined" title={name} sx={{ maxWidth: 180 }}>
        {name}
      </Chip>
      <Chip
        variant="outlined"
        sx={{ maxWidth: 180 }}
        slotProps={{ label: { sx: { whiteSpace: 'normal', py: 0.5 } } }}
      >
        {name}
      </Chip>
    </Stack>
  );
}
