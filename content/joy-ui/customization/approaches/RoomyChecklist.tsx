import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import CheckIcon from '@mui/icons-material/Check';

const steps = ['Clean the chain', 'Check both brakes', 'Pump up the tires'];

export default function RoomyChecklist() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', width: 280, maxWidth: '100%' }}>
      <List sx={{ '--ListItem-minHeight': '3.5rem', '--ListItemDecorator-size': '2.25rem' }}>
        {steps.map((step) => (
          <ListItem key={step}>
            <ListItemDecorator>
              <CheckIcon />
            </ListItemDecorator>
            {step}
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
