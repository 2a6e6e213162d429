import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Rating readOnly size="small" value={4} />
      <Rating readOnly size="medium" value={4} />
      <Rating readOnly size="large" value={4} />
      <Rating readOnly max={10} value={7} getLabelText={(value) => `${value} of 10 stars`} />
    </Stack>
  );
}
