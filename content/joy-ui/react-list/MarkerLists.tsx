import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function MarkerLists() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <div>
        <Typography id="boarding" level="title-sm">
          Boarding with a car
        </Typography>
        <List component="ol" marker="decimal" aria-labelledby="boarding">
          <ListItem>Follow the lane on your ticket</ListItem>
          <ListItem>Switch off the engine</ListItem>
          <ListItem>Take the stairs to deck 5</ListItem>
        </List>
      </div>
      <div>
        <Typography id="banned" level="title-sm">
          Not on the car deck
        </Typography>
        <List marker="disc" aria-labelledby="banned">
          <ListItem>Open fire</ListItem>
          <ListItem>Gas bottles over 11 kg</ListItem>
          <ListItem>Pets outside of a car</ListItem>
        </List>
      </div>
    </Stack>
  );
}
