import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const placements = [
  'top-start',
  'top',
  'top-end',
  'left-start',
  'left',
  'left-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;

export default function TooltipPlacements() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ maxWidth: 360, flexWrap: 'wrap' }}>
      {placements.map((placement) => (
        <Tooltip key={placement} describeChild placement={placement} title="Pole star">
          <Button size="sm" variant="outlined" color="neutral">
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
