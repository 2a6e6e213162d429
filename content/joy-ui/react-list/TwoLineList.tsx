import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';

const departures = [
  { time: '08:10', to: 'Gull Island', note: 'Pier 2, takes cars' },
  { time: '08:45', to: 'Saint Olaf and the outer skerries', note: 'Pier 1, foot passengers only' },
  { time: '09:30', to: 'North Cape', note: 'Pier 2, takes cars and trucks' },
];

export default function TwoLineList() {
  return (
    <List sx={{ width: 320 }}>
      {departures.map(({ time, to, note }) => (
        <ListItem key={time}>
          <ListItemDecorator>
            <DirectionsBoatIcon />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm" noWrap>
              {to}
            </Typography>
            <Typography level="body-sm" noWrap>
              {note}
            </Typography>
          </ListItemContent>
          <Typography level="body-sm">{time}</Typography>
        </ListItem>
      ))}
    </List>
  );
}
