import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { cabins } from './content';

export default function Cabins() {
  return (
    <section id="cabins" aria-labelledby="cabins-title">
      <Typography id="cabins-title" variant="h4" component="h2" gutterBottom>
        Three ways to sleep
      </Typography>
      <Grid container spacing={2}>
        {cabins.map(({ name, surcharge, text, parts }) => (
          <Grid key={name} size={{ xs: 12, md: 4 }}>
            <Card variant="outlined" sx={{ height: '100%' }}>
              <CardContent>
                <Typography variant="h5" component="h3">
                  {name}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
                <Typography variant="h6" component="p" sx={{ mt: 2 }}>
                  {surcharge === 0 ? 'Part of every ticket' : `€${surcharge} more`}
                </Typography>
                <List dense>
                  {parts.map((part) => (
                    <ListItem key={part} disableGutters>
                      <ListItemIcon sx={{ minWidth: 36 }}>
                        <CheckIcon color="primary" />
                      </ListItemIcon>
                      <ListItemText primary={part} />
                    </ListItem>
                  ))}
                </List>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </section>
  );
}
