import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import { Still } from '../miniatureParts.tsx';

export default function Miniature() {
  return (
    <Menu
      open
      disablePortal
      hideBackdrop
      anchorReference="none"
      slots={{ transition: Still }}
      slotProps={{ paper: { sx: { position: 'static', width: 180 } } }}
      sx={{ position: 'static' }}
    >
      <MenuItem>
        <ListItemIcon>
          <ContentCutIcon fontSize="small" />
        </ListItemIcon>
        Cut
      </MenuItem>
      <MenuItem selected>
        <ListItemIcon>
          <ContentCopyIcon fontSize="small" />
        </ListItemIcon>
        Copy
      </MenuItem>
      <MenuItem>
        <ListItemIcon>
          <ContentPasteIcon fontSize="small" />
        </ListItemIcon>
        Paste
      </MenuItem>
    </Menu>
  );
}
