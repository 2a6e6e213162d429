import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 230, alignItems: 'center' }}>
      <Skeleton animation={false} variant="circular" width={48} height={48} />
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Skeleton animation={false} variant="rectangular" height={14} />
        <Skeleton animation={false} variant="rectangular" height={14} width="60%" />
      </Stack>
    </Stack>
  );
}
