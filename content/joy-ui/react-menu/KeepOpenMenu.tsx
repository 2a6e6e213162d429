import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const GENRES = ['Folk', 'Jazz', 'Opera', 'Talk'];

type ItemEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

export default function KeepOpenMenu() {
  const [chosen, setChosen] = React.useState(['Jazz']);

  const toggle = (event: ItemEvent, genre: string) => {
    event.defaultMuiPrevented = true;
    setChosen(
      chosen.includes(genre) ? chosen.filter((other) => other !== genre) : [...chosen, genre],
    );
  };

  return (
    <Dropdown>
      <MenuButton>Genres ({chosen.length})</MenuButton>
      <Menu aria-label="Genres">
        {GENRES.map((genre) => (
          <MenuItem
            key={genre}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(genre)}
            onClick={(event) => toggle(event, genre)}
          >
            <ListItemDecorator>{chosen.includes(genre) && <CheckIcon />}</ListItemDecorator>
            {genre}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
