import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const skies = [
  { name: 'Seeing', color: 'primary', text: 'Stars hardly flicker' },
  { name: 'Clouds', color: 'neutral', text: 'A few, in the west' },
  { name: 'Wind', color: 'success', text: 'Calm enough to open the dome' },
  { name: 'Dew', color: 'warning', text: 'Heat the mirror soon' },
  { name: 'Sun', color: 'danger', text: 'Never without a filter' },
] as const;

export default function TooltipColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {skies.map(({ name, color, text }) => (
        <Tooltip key={name} describeChild color={color} title={text}>
          <Button variant="soft" color={color}>
            {name}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
