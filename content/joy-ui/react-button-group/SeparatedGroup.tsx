import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import FastForwardIcon from '@mui/icons-material/FastForward';
import FastRewindIcon from '@mui/icons-material/FastRewind';
import IconButton from '@mui/joy/IconButton';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

export default function SeparatedGroup() {
  return (
    <ButtonGroup
      variant="soft"
      aria-label="Time travel"
      sx={{ '--ButtonGroup-separatorSize': '0px' }}
    >
      <IconButton aria-label="Back one century">
        <FastRewindIcon />
      </IconButton>
      <IconButton aria-label="Run time">
        <PlayArrowIcon />
      </IconButton>
      <IconButton aria-label="Forward one century">
        <FastForwardIcon />
      </IconButton>
      <Divider />
      <Button>Today</Button>
    </ButtonGroup>
  );
}
