import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';

export default function Miniature() {
  return (
    <Paper elevation={8} sx={{ width: 180 }}>
      <MenuList>
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
      </MenuList>
    </Paper>
  );
}
