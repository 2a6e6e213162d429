import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const stops = ['Town quay', 'Gull Island', 'Lighthouse', 'Saint Olaf', 'Skerries', 'North Cape'];

export default function StickyRow() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label="Stops of line 4"
      sx={{ width: 260, height: 180, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        <ListItem sticky>
          <Typography level="title-sm">Line 4, {stops.length} stops</Typography>
        </ListItem>
        {stops.map((stop) => (
          <ListItem key={stop}>{stop}</ListItem>
        ))}
      </List>
    </Sheet>
  );
}
