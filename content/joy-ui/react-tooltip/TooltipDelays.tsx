import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDelays() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild enterDelay={0} title="At once">
        <Button variant="outlined">No delay</Button>
      </Tooltip>
      <Tooltip describeChild enterDelay={700} enterNextDelay={300} title="After 0.7 seconds">
        <Button variant="outlined">Slow to open</Button>
      </Tooltip>
      <Tooltip describeChild leaveDelay={600} title="Stays a little">
        <Button variant="outlined">Slow to close</Button>
      </Tooltip>
      <Tooltip
        describeChild
        enterTouchDelay={0}
        leaveTouchDelay={4000}
        title="Opens on a tap, stays for four seconds"
      >
        <Button variant="outlined">Made for touch</Button>
      </Tooltip>
    </Stack>
  );
}
