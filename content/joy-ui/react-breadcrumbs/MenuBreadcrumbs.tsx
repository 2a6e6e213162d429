import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const HIDDEN = ['Vegetables', 'Legumes', 'Climbing beans'];

export default function MenuBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Shortened breadcrumbs">
      <Link href="#seeds">Seeds</Link>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain', color: 'neutral', size: 'sm' } }}
          aria-label="Show 3 more levels"
        >
          <MoreHorizIcon />
        </MenuButton>
        <Menu aria-label="Hidden levels">
          {HIDDEN.map((level) => (
            <MenuItem key={level} component="a" href={`#${level.toLowerCase().replace(' ', '-')}`}>
              {level}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography>Blue Coco</Typography>
    </Breadcrumbs>
  );
}
