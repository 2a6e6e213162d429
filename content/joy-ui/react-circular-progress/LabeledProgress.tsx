import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';

export default function LabeledProgress() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <CircularProgress size="lg" determinate value={62} aria-labelledby="flour-label">
        62%
      </CircularProgress>
      <Typography id="flour-label">Flour for tomorrow is milled</Typography>
      <CircularProgress
        size="lg"
        color="warning"
        determinate
        value={30}
        aria-label="Croissants"
        aria-valuetext="12 of 40 croissants are shaped"
      >
        <BakeryDiningIcon />
      </CircularProgress>
      <Typography>12 of 40 croissants are shaped</Typography>
    </Stack>
  );
}
