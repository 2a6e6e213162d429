import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function EdgeToEdge() {
  return (
    <div>
      <Container disableGutters maxWidth="sm">
        <Box sx={{ p: 3, bgcolor: '#1e3a8a', color: '#fff', textAlign: 'center' }}>
          A map of the stacks
        </Box>
      </Container>
      <Container maxWidth="sm">
        <p>The text below keeps its distance from the edges.</p>
      </Container>
    </div>
  );
}
