import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <Stack>
      <Typography level="title-lg">Baseline</Typography>
      <Typography level="body-sm">Margins gone, fonts set.</Typography>
    </Stack>
  );
}
