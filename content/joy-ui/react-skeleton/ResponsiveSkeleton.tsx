import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function ResponsiveSkeleton() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: 'flex-start' }}
    >
      <Skeleton
        variant="rectangular"
        width={{ xs: '100%', sm: 200 }}
        height={{ xs: 160, sm: 120 }}
        sx={{ flexShrink: 0 }}
      />
      <Stack spacing={1} sx={{ width: '100%' }}>
        <Skeleton variant="text" level="title-md" width="50%" />
        <Skeleton variant="text" />
      </Stack>
    </Stack>
  );
}
