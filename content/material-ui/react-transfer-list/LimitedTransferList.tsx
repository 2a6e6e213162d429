import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const people = ['Mira', 'Nils', 'Olga', 'Pedro'];
const places = 2;

export default function LimitedTransferList() {
  const [night, setNight] = React.useState(['Mira']);
  const left = places - night.length;

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Typography role="status">
        Night shift: {night.join(', ') || 'nobody'} ({left} of {places} places left)
      </Typography>
      <List>
        {people.map((name) => {
          const on = night.includes(name);
          return (
            <ListItem
              key={name}
              divider
              secondaryAction={
                <Button
                  size="small"
                  disabled={!on && left === 0}
                  aria-label={`${on ? 'Remove' : 'Add'} ${name}`}
                  onClick={() =>
                    setNight(on ? night.filter((other) => other !== name) : [...night, name])
                  }
                >
                  {on ? 'Remove' : 'Add'}
                </Button>
              }
            >
              <ListItemText primary={name} />
            </ListItem>
          );
        })}
      </List>
    </Stack>
  );
}
