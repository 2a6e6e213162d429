import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <Stack>
      <Typography level="h2">Heading</Typography>
      <Typography level="title-md">Title</Typography>
      <Typography level="body-sm">Body text, two words more</Typography>
    </Stack>
  );
}
