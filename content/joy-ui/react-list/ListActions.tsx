import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import DeleteIcon from '@mui/icons-material/Delete';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function ListActions() {
  const [routes, setRoutes] = React.useState(['Gull Island', 'Saint Olaf', 'North Cape']);
  const [starred, setStarred] = React.useState(['Saint Olaf']);

  const toggleStar = (route: string) => {
    setStarred(
      starred.includes(route) ? starred.filter((other) => other !== route) : [...starred, route],
    );
  };

  return (
    <List aria-label="Saved routes" sx={{ width: 300 }}>
      {routes.map((route) => (
        <ListItem
          key={route}
          startAction={
            <IconButton
              size="sm"
              aria-label={`Star ${route}`}
              aria-pressed={starred.includes(route)}
              onClick={() => toggleStar(route)}
            >
              {starred.includes(route) ? <StarIcon /> : <StarBorderIcon />}
            </IconButton>
          }
          endAction={
            <IconButton
              size="sm"
              color="danger"
              aria-label={`Remove ${route}`}
              onClick={() => setRoutes(routes.filter((other) => other !== route))}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemButton component="a" href="#actions">
            {route}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
