import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const shows = ['Winter sky', 'Journey to Saturn', 'Black holes for beginners'];

export default function SplitButton() {
  const [show, setShow] = React.useState('Winter sky');
  const [started, setStarted] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Start a show">
          <Button onClick={() => setStarted(show)}>Start “{show}”</Button>
          <MenuButton slots={{ root: IconButton }} aria-label="Choose another show">
            <ArrowDropDownIcon />
          </MenuButton>
        </ButtonGroup>
        <Menu aria-label="Shows" placement="bottom-end">
          {shows.map((each) => (
            <MenuItem key={each} selected={each === show} onClick={() => setShow(each)}>
              {each}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        {started ? `Now showing: ${started}` : 'The projector is idle.'}
      </Typography>
    </Stack>
  );
}
