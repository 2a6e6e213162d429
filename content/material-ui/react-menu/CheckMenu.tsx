import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const columns = ['Album', 'Length', 'Plays', 'Year'];

export default function CheckMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState<readonly string[]>(['Album', 'Length']);
  const open = anchorEl !== null;

  const toggle = (name: string) => {
    setShown(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]);
  };

  return (
    <React.Fragment>
      <Button
        id="columns-button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Columns ({shown.length})
      </Button>
      <Menu
        variant="menu"
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-labelledby': 'columns-button' } }}
      >
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{shown.includes(name) && <CheckIcon />}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
