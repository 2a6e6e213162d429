import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import SkipNextIcon from '@mui/icons-material/SkipNext';

export default function FlexGroup() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <ButtonGroup buttonFlex={1} aria-label="Show">
        <Button>Start</Button>
        <Button>Pause for questions</Button>
        <IconButton aria-label="Next chapter">
          <SkipNextIcon />
        </IconButton>
      </ButtonGroup>
    </Box>
  );
}
