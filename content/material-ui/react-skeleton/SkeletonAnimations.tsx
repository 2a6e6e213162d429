import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Skeleton animation="pulse" height={32} />
      <Skeleton animation="wave" height={32} />
      <Skeleton animation={false} height={32} />
    </Stack>
  );
}
