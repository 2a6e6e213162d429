import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function GroupSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Star brightness, ${size}`}>
          <IconButton aria-label="Dimmer">
            <RemoveIcon />
          </IconButton>
          <Button>Reset ({size})</Button>
          <IconButton aria-label="Brighter">
            <AddIcon />
          </IconButton>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
