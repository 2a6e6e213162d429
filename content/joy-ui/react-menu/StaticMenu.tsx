import * as React from 'react';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

export default function StaticMenu() {
  const [jingle, setJingle] = React.useState('none');

  return (
    <Stack spacing={1}>
      <MenuList variant="soft" color="primary" size="sm" aria-label="Jingles" sx={{ width: 200 }}>
        <MenuItem onClick={() => setJingle('News')}>
          <ListItemDecorator>
            <NewspaperIcon />
          </ListItemDecorator>
          News
        </MenuItem>
        <MenuItem onClick={() => setJingle('Weather')}>
          <ListItemDecorator>
            <WbSunnyIcon />
          </ListItemDecorator>
          Weather
        </MenuItem>
        <MenuItem onClick={() => setJingle('Request')}>
          <ListItemDecorator>
            <MusicNoteIcon />
          </ListItemDecorator>
          Request
        </MenuItem>
      </MenuList>
      <Typography role="status">Last played: {jingle}</Typography>
    </Stack>
  );
}
