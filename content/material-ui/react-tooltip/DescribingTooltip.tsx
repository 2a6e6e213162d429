import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DescribingTooltip() {
  return (
    <Tooltip describeChild title="Joins all layers into one. You can undo it until you close.">
      <Button variant="outlined">Flatten</Button>
    </Tooltip>
  );
}
