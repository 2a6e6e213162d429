import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvertedAlert() {
  return (
    <Alert variant="solid" color="danger" invertedColors size="lg" sx={{ width: '100%' }}>
      <Stack spacing={1.5}>
        <Typography level="title-md">The harbor is closed until 15:00</Typography>
        <Typography level="body-sm" textColor="text.primary">
          Tickets stay valid for every crossing this week.
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="solid">See other crossings</Button>
          <Button variant="outlined">Ask for a refund</Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
