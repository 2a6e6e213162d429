import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CODEC_NUMBER } from '@toolpad/core';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const useDays = () => useSessionStorageState<number>('trip-days', 3, { codec: CODEC_NUMBER });

function DayButtons() {
  const [days, setDays] = useDays();

  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button
        variant="outlined"
        disabled={days === null || days <= 1}
        onClick={() => setDays((days ?? 1) - 1)}
      >
        One day less
      </Button>
      <Button variant="outlined" disabled={days === null} onClick={() => setDays((days ?? 0) + 1)}>
        One day more
      </Button>
    </Stack>
  );
}

function ShirtCount() {
  const [days] = useDays();

  return (
    <Typography role="status">
      {days === null ? 'Counting …' : `Days: ${days}, shirts: ${days + 1}`}
    </Typography>
  );
}

export default function TripDays() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'center' }}>
      <DayButtons />
      <ShirtCount />
    </Stack>
  );
}
