import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AlignedStack() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography level="h3">10:40</Typography>
        <Typography>Pier 3</Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'center', alignItems: 'center' }} spacing={1}>
        <Typography level="h3">12:10</Typography>
        <Typography>Pier 1</Typography>
      </Stack>
      <Stack sx={{ alignItems: 'flex-end' }}>
        <Typography level="h3">14:25</Typography>
        <Typography>Pier 3, Sundays only</Typography>
      </Stack>
    </Stack>
  );
}
