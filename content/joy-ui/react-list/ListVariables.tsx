import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';

export default function ListVariables() {
  return (
    <List
      variant="outlined"
      aria-label="Excursions"
      sx={{
        width: 280,
        '--List-radius': '20px',
        '--List-padding': '8px',
        '--List-gap': '8px',
        '--ListItem-minHeight': '3.5rem',
        '--ListItemDecorator-size': '3rem',
      }}
    >
      <ListItem>
        <ListItemButton component="a" href="#css-variables" variant="soft" color="primary">
          <ListItemDecorator>
            <SailingIcon />
          </ListItemDecorator>
          Sunset sail
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton component="a" href="#css-variables" variant="soft" color="primary">
          <ListItemDecorator>
            <AnchorIcon />
          </ListItemDecorator>
          Old harbor tour
        </ListItemButton>
      </ListItem>
    </List>
  );
}
