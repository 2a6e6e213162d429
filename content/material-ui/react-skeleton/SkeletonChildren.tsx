import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonChildren() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded">
        <Button>Subscribe</Button>
      </Skeleton>
      <Skeleton variant="rounded" width={96}>
        <div style={{ paddingTop: '56.25%' }} />
      </Skeleton>
    </Stack>
  );
}
