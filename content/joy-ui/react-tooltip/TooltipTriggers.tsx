import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipTriggers() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
      <FormControl sx={{ width: 160 }}>
        <FormLabel>Right ascension</FormLabel>
        <Tooltip
          describeChild
          disableHoverListener
          disableTouchListener
          placement="top"
          title="Hours and minutes, such as 05:55"
        >
          <Input />
        </Tooltip>
      </FormControl>
      <Tooltip describeChild disableFocusListener title="Moves the telescope">
        <Button>Go there</Button>
      </Tooltip>
    </Stack>
  );
}
