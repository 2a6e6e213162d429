import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Typography level="title-lg">Next ferry to Rosenholm</Typography>
      <Typography>Leaves pier 3 at 10:40 and takes 55 minutes.</Typography>
      <Button>Buy a ticket</Button>
    </Stack>
  );
}
