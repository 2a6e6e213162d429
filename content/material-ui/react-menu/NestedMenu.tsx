import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export default function NestedMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [subAnchorEl, setSubAnchorEl] = React.useState<HTMLElement | null>(null);
  const rtl = useTheme().direction === 'rtl';

  const closeAll = () => {
    setSubAnchorEl(null);
    setAnchorEl(null);
  };

  return (
    <React.Fragment>
      <Button
        id="song-button"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Song
      </Button>
      <Menu
        anchorEl={subAnchorEl}
        open={subAnchorEl !== null}
        onClose={(_event, reason) =>
          reason === 'escapeKeyDown' ? setSubAnchorEl(null) : closeAll()
        }
        anchorOrigin={{ vertical: 'top', horizontal: rtl ? 'left' : 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: rtl ? 'right' : 'left' }}
        slotProps={{
          list: {
            'aria-labelledby': 'share-item',
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) setSubAnchorEl(null);
            },
          },
        }}
      >
        <MenuItem onClick={closeAll}>Copy the link</MenuItem>
        <MenuItem onClick={closeAll}>Send by mail</MenuItem>
      </Menu>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={closeAll}
        slotProps={{ list: { 'aria-labelledby': 'song-button' } }}
      >
        <MenuItem onClick={closeAll}>Play next</MenuItem>
        <MenuItem
          id="share-item"
          aria-haspopup="menu"
          aria-expanded={subAnchorEl !== null}
          onClick={(event) => setSubAnchorEl(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) {
              setSubAnchorEl(event.currentTarget);
            }
          }}
        >
          Share
          <ChevronRightIcon sx={{ marginInlineStart: 2, transform: rtl ? 'scaleX(-1)' : 'none' }} />
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
