import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const orders = [
  { title: 'مقهى الميناء', phone: '+972 4 555 0137' },
  { title: 'Café du Port', phone: '+33 1 70 18 00 42' },
];

export default function MixedText() {
  return (
    <List dir="rtl" sx={{ width: 320, maxWidth: '100%' }}>
      {orders.map(({ title, phone }) => (
        <ListItem key={phone}>
          <ListItemText
            sx={{ textAlign: 'start' }}
            primary={<bdi>{title}</bdi>}
            secondary={<span dir="ltr">{phone}</span>}
          />
        </ListItem>
      ))}
    </List>
  );
}
