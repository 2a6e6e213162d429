import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const QUALITIES = ['Saver, 48 kbit/s', 'Normal, 96 kbit/s', 'High, 192 kbit/s'];

export default function SelectedMenu() {
  const [quality, setQuality] = React.useState('Normal, 96 kbit/s');

  return (
    <Dropdown>
      <MenuButton>Stream: {quality}</MenuButton>
      <Menu aria-label="Stream quality">
        {QUALITIES.map((item) => (
          <MenuItem
            key={item}
            role="menuitemradio"
            aria-checked={item === quality}
            selected={item === quality}
            onClick={() => setQuality(item)}
          >
            {item}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
