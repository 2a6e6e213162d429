import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const sailings = [
  { time: '07:00', seats: 84 },
  { time: '11:30', seats: 12 },
  { time: '16:15', seats: 0 },
  { time: '20:40', seats: 131 },
];

export default function SelectedItem() {
  const [chosen, setChosen] = React.useState('11:30');

  return (
    <List aria-label="Sailings on Friday" sx={{ width: 260 }}>
      {sailings.map(({ time, seats }) => (
        <ListItem key={time}>
          <ListItemButton
            variant={time === chosen ? 'soft' : 'plain'}
            color={time === chosen ? 'primary' : 'neutral'}
            selected={time === chosen}
            aria-current={time === chosen ? 'true' : undefined}
            disabled={seats === 0}
            onClick={() => setChosen(time)}
          >
            {time}, {seats === 0 ? 'fully booked' : `${seats} seats`}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
