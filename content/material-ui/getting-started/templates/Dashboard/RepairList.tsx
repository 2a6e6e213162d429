import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { repairs } from './data';

export default function RepairList() {
  const [done, setDone] = React.useState<string[]>([]);

  const toggle = (bike: string, checked: boolean) =>
    setDone(checked ? [...done, bike] : done.filter((other) => other !== bike));

  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Workshop
        </Typography>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {done.length} of {repairs.length} repaired
        </Typography>
        <List disablePadding>
          {repairs.map(({ bike, fault, since }) => (
            <ListItem key={bike} disablePadding>
              <FormControlLabel
                control={<Checkbox />}
                checked={done.includes(bike)}
                onChange={(_event, checked) => toggle(bike, checked)}
                label={<ListItemText primary={`${bike}: ${fault}`} secondary={since} />}
                sx={{ textDecoration: done.includes(bike) ? 'line-through' : 'none' }}
              />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
