import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 230, alignItems: 'center' }}>
      <Skeleton animation={false} variant="circular" width={48} height={48} />
      <Box sx={{ flex: 1 }}>
        <Skeleton animation={false} />
        <Skeleton animation={false} width="60%" />
      </Box>
    </Stack>
  );
}
