import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const WideRating = styled(Rating)({
  gap: 4,
  [`& .${ratingClasses.iconHover}`]: {
    transform: 'scale(1.3)',
  },
});

export default function CustomRating() {
  return (
    <WideRating
      name="camera"
      role="radiogroup"
      aria-label="Camera work"
      defaultValue={4}
      sx={{ color: 'primary.main' }}
    />
  );
}
