import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

export default function ButtonVariables() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        startDecorator={<PlayArrowIcon />}
        sx={{ '--Button-minHeight': '3.5rem', '--Button-radius': '4px', '--Button-gap': '1.25rem' }}
      >
        Watch trailer
      </Button>
      <IconButton
        variant="solid"
        color="primary"
        aria-label="Play"
        sx={{ '--IconButton-size': '3.5rem', '--IconButton-radius': '50%' }}
      >
        <PlayArrowIcon />
      </IconButton>
    </Stack>
  );
}
