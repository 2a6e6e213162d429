import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        Nights at the lighthouse
      </Typography>
      <Typography>
        The lamp turns once in twelve seconds. After a week you no longer see it, and after a month
        you wake up when it stops.
      </Typography>
    </Container>
  );
}
