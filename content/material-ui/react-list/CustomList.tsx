import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import MapIcon from '@mui/icons-material/Map';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const PillList = styled(List)(({ theme }) => ({
  width: '100%',
  maxWidth: 280,
  [`& .${listItemButtonClasses.root}`]: {
    borderRadius: 24,
    paddingInline: theme.spacing(1),
    marginBottom: theme.spacing(0.5),
  },
  [`& .${listItemIconClasses.root}`]: {
    minWidth: 40,
    color: 'inherit',
  },
}));

export default function CustomList() {
  return (
    <PillList aria-label="Today">
      <ListItem disablePadding>
        <ListItemButton disableGutters selected aria-current>
          <ListItemIcon>
            <MapIcon />
          </ListItemIcon>
          <ListItemText disableTypography>Where we are</ListItemText>
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton disableGutters>
          <ListItemIcon>
            <WbSunnyIcon />
          </ListItemIcon>
          <ListItemText disableTypography>Weather</ListItemText>
        </ListItemButton>
      </ListItem>
    </PillList>
  );
}
