import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function GutterContainer() {
  return (
    <Container component="article" maxWidth="sm" disableGutters>
      <Box
        role="img"
        aria-label="The sea at dusk"
        sx={{ height: 110, background: 'linear-gradient(#f9c784 30%, #2b5876 30% 60%, #16324a)' }}
      />
      <Container sx={{ py: 2 }}>
        <Typography>The picture touches the edges, the text does not.</Typography>
      </Container>
    </Container>
  );
}
