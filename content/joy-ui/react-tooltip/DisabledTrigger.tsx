import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DisabledTrigger() {
  return (
    <Tooltip describeChild title="The dome opens after sunset, at 20:52">
      <Box
        component="span"
        tabIndex={0}
        role="button"
        aria-disabled
        aria-label="Open the dome"
        sx={{ display: 'inline-flex', borderRadius: 'sm' }}
      >
        <Button disabled aria-hidden>
          Open the dome
        </Button>
      </Box>
    </Tooltip>
  );
}
