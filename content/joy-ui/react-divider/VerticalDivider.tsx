import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VerticalDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" aria-orientation="vertical" />}
    >
      <Typography level="body-sm">9.4 km</Typography>
      <Typography level="body-sm">780 m up</Typography>
      <Typography level="body-sm">4 h 30 min</Typography>
    </Stack>
  );
}
