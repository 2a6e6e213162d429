import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const modifiers = [{ name: 'offset', options: { offset: [24, 10] } }];

export default function TooltipVariables() {
  return (
    <Tooltip
      arrow
      describeChild
      title="Light from 2.5 million years ago"
      modifiers={modifiers}
      sx={{ '--Tooltip-arrowSize': '16px', maxWidth: 160, borderRadius: 'md' }}
    >
      <Button variant="outlined" sx={{ borderRadius: 'xl' }}>
        How old is it?
      </Button>
    </Tooltip>
  );
}
