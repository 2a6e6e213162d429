import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';

export default function TransitionTooltip() {
  return (
    <Tooltip
      describeChild
      title="Merges all visible layers"
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 400 } }}
    >
      <Button>Flatten</Button>
    </Tooltip>
  );
}
