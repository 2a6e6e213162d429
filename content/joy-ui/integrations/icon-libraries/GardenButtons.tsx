import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import GrassIcon from '@mui/icons-material/Grass';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

export default function GardenButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="sm" startDecorator={<WaterDropIcon />}>
        Water
      </Button>
      <Button size="lg" variant="outlined" color="success" startDecorator={<GrassIcon />}>
        Mow the lawn
      </Button>
    </Stack>
  );
}
