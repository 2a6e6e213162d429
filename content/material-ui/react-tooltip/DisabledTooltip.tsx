import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltip() {
  return (
    <Tooltip describeChild title="Select a shape first">
      <span>
        <Button variant="outlined" disabled>
          Rotate
        </Button>
      </span>
    </Tooltip>
  );
}
