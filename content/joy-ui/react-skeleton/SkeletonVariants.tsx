import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 340 }}>
      <Skeleton variant="text" />
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" width="100%" height={48} />
      <Typography sx={{ position: 'relative' }}>
        Wind from{' '}
        <Skeleton variant="inline">
          <span>north by east</span>
        </Skeleton>
      </Typography>
      <Box sx={{ position: 'relative', p: 2 }}>
        <Skeleton variant="overlay" />
        <Box sx={{ visibility: 'hidden' }}>Air pressure and its trend</Box>
      </Box>
    </Stack>
  );
}
