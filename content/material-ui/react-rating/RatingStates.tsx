import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingStates() {
  return (
    <Stack spacing={1}>
      <div>
        <Typography>Critics, read-only</Typography>
        <Rating readOnly value={3} />
      </div>
      <div>
        <Typography id="closed-label">Voting is closed</Typography>
        <Rating disabled name="closed" value={2} role="radiogroup" aria-labelledby="closed-label" />
      </div>
    </Stack>
  );
}
