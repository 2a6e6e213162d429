import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function PageContainer() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <AppBar position="static">
        <Container maxWidth="sm">
          <Toolbar disableGutters>
            <Typography variant="h6" component="div">
              Lighthouse notes
            </Typography>
          </Toolbar>
        </Container>
      </AppBar>
      <Container component="main" maxWidth="sm" sx={{ py: 3, flexGrow: 1 }}>
        <Typography variant="h5" component="h1" gutterBottom>
          The cat
        </Typography>
        <Typography>It came with the boat and did not go back with it.</Typography>
      </Container>
      <Box component="footer" sx={{ py: 2, bgcolor: 'action.hover' }}>
        <Container maxWidth="sm">
          <Typography variant="body2">58° 23′ north, 8° 48′ east</Typography>
        </Container>
      </Box>
    </Box>
  );
}
