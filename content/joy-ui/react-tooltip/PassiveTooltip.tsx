import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';

export default function PassiveTooltip() {
  return (
    <Stack spacing={0.5}>
      <Tooltip disableInteractive title="Raise the tube">
        <IconButton variant="soft">
          <ArrowUpwardIcon />
        </IconButton>
      </Tooltip>
      <Tooltip disableInteractive title="Lower the tube">
        <IconButton variant="soft">
          <ArrowDownwardIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
