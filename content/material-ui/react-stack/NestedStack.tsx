import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NestedStack() {
  return (
    <Stack component={Paper} variant="outlined" spacing={2} sx={{ p: 2, width: 300 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h6" component="h3">
          Tuesday
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>2 dishes</Typography>
      </Stack>
      <Stack spacing={0.5}>
        <Typography>Lentil soup</Typography>
        <Typography>Baked apples</Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button>Swap</Button>
        <Button variant="contained">Shop</Button>
      </Stack>
    </Stack>
  );
}
