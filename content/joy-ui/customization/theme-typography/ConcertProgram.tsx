import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ConcertProgram() {
  return (
    <Stack spacing={0.5} sx={{ maxWidth: 360 }}>
      <Typography level="body-xs">Sunday, 18 October, 17:00</Typography>
      <Typography level="h2" component="h3">
        Harbor Choir
      </Typography>
      <Typography level="title-lg">Songs of the northern coast</Typography>
      <Typography>Forty voices and one accordion in the old grain store.</Typography>
      <Typography level="body-sm">Doors open at 16:30. Admission is free.</Typography>
    </Stack>
  );
}
