import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function ArrowTooltip() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip arrow placement="top" title="Previous night">
        <IconButton variant="outlined">
          <ArrowBackIcon />
        </IconButton>
      </Tooltip>
      <Tooltip arrow placement="top" variant="outlined" title="Next night">
        <IconButton variant="outlined">
          <ArrowForwardIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
