import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const LEVELS = ['h2', 'title-lg', 'body-md', 'body-xs'] as const;

export default function SkeletonLevels() {
  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      {LEVELS.map((level) => (
        <Skeleton key={level} variant="text" level={level} />
      ))}
    </Stack>
  );
}
