import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function BasicSkeleton() {
  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Skeleton variant="rectangular" height={120} />
      <Skeleton variant="text" level="title-lg" width="60%" />
      <Skeleton variant="text" />
      <Skeleton variant="text" width="80%" />
    </Stack>
  );
}
