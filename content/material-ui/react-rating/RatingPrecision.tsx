import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingPrecision() {
  return (
    <Stack spacing={1}>
      <Rating
        name="halves"
        role="radiogroup"
        aria-label="Soundtrack, in halves"
        defaultValue={2.5}
        precision={0.5}
      />
      <Rating
        readOnly
        value={3.7}
        precision={0.1}
        getLabelText={(value) => `${value} of 5 stars`}
      />
    </Stack>
  );
}
