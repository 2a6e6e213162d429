import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import DeleteIcon from '@mui/icons-material/Delete';
import { StillPopper, Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Stack direction="column-reverse" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip
        open
        title="Delete"
        placement="top"
        slots={{ popper: StillPopper, transition: Still }}
      >
        <IconButton>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
