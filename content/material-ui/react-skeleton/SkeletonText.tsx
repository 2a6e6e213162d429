import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const variants = ['h3', 'h5', 'body1', 'caption'] as const;

export default function SkeletonText() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, width: '100%', maxWidth: 440 }}
    >
      <div>
        {variants.map((variant) => (
          <Typography key={variant} variant={variant} component="div">
            <Skeleton />
          </Typography>
        ))}
      </div>
      <div>
        {variants.map((variant) => (
          <Typography key={variant} variant={variant} component="div" noWrap>
            Episode
          </Typography>
        ))}
      </div>
    </Box>
  );
}
