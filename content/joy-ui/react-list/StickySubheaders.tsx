import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const days = [
  { day: 'Friday', times: ['07:00', '11:30', '16:15', '20:40'] },
  { day: 'Saturday', times: ['08:00', '12:30', '17:15'] },
  { day: 'Sunday', times: ['09:00', '13:30', '18:15', '21:10'] },
];

export default function StickySubheaders() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label="Departures by day"
      sx={{ width: 260, height: 200, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        {days.map(({ day, times }) => (
          <ListItem key={day} nested>
            <ListSubheader sticky variant="soft" color="primary">
              {day}
            </ListSubheader>
            <List>
              {times.map((time) => (
                <ListItem key={time}>{time}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
