import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const withMarker = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiListItemButton: {
        styleOverrides: {
          root: {
            borderInlineStart: '3px solid transparent',
            [`&.${listItemButtonClasses.selected}`]: { borderInlineStartColor: 'currentColor' },
          },
        },
      },
    },
  });

const rooms = ['Workshop', 'Wood store', 'Paint room'];

export default function StateOverrides() {
  const [room, setRoom] = React.useState('Workshop');
  return (
    <ThemeProvider theme={withMarker}>
      <List aria-label="Rooms" sx={{ width: 240, maxWidth: '100%' }}>
        {rooms.map((name) => (
          <li key={name}>
            <ListItemButton
              component="button"
              selected={name === room}
              aria-pressed={name === room}
              onClick={() => setRoom(name)}
              sx={{ width: '100%' }}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </ThemeProvider>
  );
}
