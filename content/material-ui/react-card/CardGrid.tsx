import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Falkenstein', text: 'On a terrace above the tree line, with a view of three valleys.' },
  { name: 'Lake', text: 'Ten steps from the water.' },
  { name: 'Saddle', text: 'A shelter without a warden. Bring food, a sleeping bag and gas.' },
];

export default function CardGrid() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        width: '100%',
        m: 0,
        p: 0,
      }}
    >
      {huts.map(({ name, text }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="h3">
              {name}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button size="small" aria-label={`Book ${name} hut`}>
              Book
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
