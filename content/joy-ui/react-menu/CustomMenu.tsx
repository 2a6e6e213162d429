import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import EmailIcon from '@mui/icons-material/Email';
import PhoneIcon from '@mui/icons-material/Phone';
import SmsIcon from '@mui/icons-material/Sms';

export default function CustomMenu() {
  return (
    <Dropdown>
      <MenuButton sx={{ '--Button-radius': '999px' }}>Contact the studio</MenuButton>
      <Menu
        aria-label="Contact the studio"
        sx={{
          '--List-padding': '8px',
          '--List-radius': '20px',
          '--List-gap': '4px',
        }}
      >
        <MenuItem orientation="vertical">
          <ListItemDecorator>
            <PhoneIcon />
          </ListItemDecorator>
          Call
        </MenuItem>
        <MenuItem orientation="vertical">
          <ListItemDecorator>
            <SmsIcon />
          </ListItemDecorator>
          Text
        </MenuItem>
        <MenuItem orientation="vertical">
          <ListItemDecorator>
            <EmailIcon />
          </ListItemDecorator>
          Write
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
