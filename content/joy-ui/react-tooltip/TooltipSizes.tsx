import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={1}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Tooltip key={size} describeChild size={size} title="384,400 km away">
          <Button variant="outlined" color="neutral">
            Moon, {size}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
