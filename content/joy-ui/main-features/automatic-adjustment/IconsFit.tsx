import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import EmojiFoodBeverageIcon from '@mui/icons-material/EmojiFoodBeverage';

export default function IconsFit() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography level="h3" component="p" startDecorator={<EmojiFoodBeverageIcon />}>
        Tea of the day
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button size="sm" startDecorator={<EmojiFoodBeverageIcon />}>
          Pot
        </Button>
        <Button size="lg" color="success" startDecorator={<EmojiFoodBeverageIcon />}>
          Tin
        </Button>
        <Chip variant="soft" color="warning" startDecorator={<EmojiFoodBeverageIcon />}>
          New
        </Chip>
      </Stack>
      <Alert color="danger" variant="soft" startDecorator={<EmojiFoodBeverageIcon />}>
        The kettle is out of order.
      </Alert>
    </Stack>
  );
}
