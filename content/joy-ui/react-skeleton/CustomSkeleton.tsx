import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function CustomSkeleton() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-end', height: 120 }}>
      {[40, 72, 110, 86, 54].map((height) => (
        <Skeleton
          key={height}
          variant="rectangular"
          width={28}
          height={height}
          sx={{
            borderRadius: '6px 6px 0 0',
            '@media (prefers-reduced-motion: reduce)': {
              '&::before, &::after': { animation: 'none' },
            },
          }}
        />
      ))}
    </Stack>
  );
}
