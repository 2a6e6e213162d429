import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

export default function DecoratedChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip color="warning" startDecorator={<WbSunnyIcon />}>
        Full sun
      </Chip>
      <Chip color="primary" endDecorator={<WaterDropIcon />}>
        Keep moist
      </Chip>
      <Chip
        variant="outlined"
        startDecorator={
          <Avatar color="success" aria-hidden>
            O
          </Avatar>
        }
      >
        Saved by Olive
      </Chip>
    </Stack>
  );
}
