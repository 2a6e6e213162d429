import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import BrushIcon from '@mui/icons-material/Brush';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import UndoIcon from '@mui/icons-material/Undo';

export default function BasicTooltip() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Brush">
        <IconButton>
          <BrushIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Fill an area">
        <IconButton>
          <FormatColorFillIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Undo">
        <IconButton>
          <UndoIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
