import Box from '@mui/joy/Box';
import Skeleton, { type SkeletonProps } from '@mui/joy/Skeleton';

const ANIMATIONS: { name: string; animation: SkeletonProps['animation'] }[] = [
  { name: 'Pulse', animation: 'pulse' },
  { name: 'Wave', animation: 'wave' },
  { name: 'None', animation: false },
];

export default function SkeletonAnimations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {ANIMATIONS.map(({ name, animation }) => (
        <div key={name}>
          {name}
          <Skeleton variant="rectangular" animation={animation} height={80} sx={{ mt: 1 }} />
          <Skeleton variant="text" animation={animation} sx={{ mt: 1 }} />
        </div>
      ))}
    </Box>
  );
}
