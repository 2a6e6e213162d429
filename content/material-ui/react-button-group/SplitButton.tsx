import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const formats = ['JPEG', 'PNG', 'TIFF'];

export default function SplitButton() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [format, setFormat] = React.useState('JPEG');

  const choose = (name: string) => {
    setFormat(name);
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <ButtonGroup variant="contained" aria-label="Export">
        <Button>Export {format}</Button>
        <Button
          size="small"
          aria-label="Choose a format"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Formats' } }}
      >
        {formats.map((name) => (
          <MenuItem key={name} selected={name === format} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
