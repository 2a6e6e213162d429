import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const text = 'Exports every layer as a file of its own, with hidden layers left out.';

export default function WidthTooltips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title={text}>
        <Button>300 px</Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 160 } } }}>
        <Button>160 px</Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 'none' } } }}>
        <Button>No limit</Button>
      </Tooltip>
    </Stack>
  );
}
