import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ width: 150 }}>
      <Sheet variant="soft" sx={{ py: 0.75, borderRadius: 'sm', textAlign: 'center' }}>
        One
      </Sheet>
      <Sheet variant="soft" sx={{ py: 0.75, borderRadius: 'sm', textAlign: 'center' }}>
        Two
      </Sheet>
      <Sheet variant="soft" sx={{ py: 0.75, borderRadius: 'sm', textAlign: 'center' }}>
        Three
      </Sheet>
    </Stack>
  );
}
