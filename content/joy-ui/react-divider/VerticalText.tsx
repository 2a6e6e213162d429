import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VerticalText() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 320, minHeight: 120 }}>
      <Stack spacing={0.5} sx={{ flex: 1 }}>
        <Typography level="title-sm">East face</Typography>
        <Typography level="body-sm">Shorter, with a fixed rope near the top</Typography>
      </Stack>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Stack spacing={0.5} sx={{ flex: 1 }}>
        <Typography level="title-sm">South ridge</Typography>
        <Typography level="body-sm">Longer, safe in most weather</Typography>
      </Stack>
    </Stack>
  );
}
