import Skeleton, { skeletonClasses } from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

const CoverSkeleton = styled(Skeleton)(({ theme }) => ({
  borderRadius: theme.spacing(2),
  [`&.${skeletonClasses.wave}::after`]: {
    animationDuration: '1.2s',
  },
  '@media (prefers-reduced-motion: reduce)': {
    animation: 'none',
    '&::after': { animation: 'none' },
  },
}));

export default function CustomSkeleton() {
  return (
    <CoverSkeleton
      variant="rectangular"
      animation="wave"
      width={160}
      height={160}
      sx={{ bgcolor: 'action.focus' }}
    />
  );
}
