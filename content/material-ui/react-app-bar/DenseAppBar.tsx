import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

export default function DenseAppBar() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AppBar position="static" color="default">
        <Toolbar variant="dense">
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Back to all plants"
            sx={{ marginInlineEnd: 1 }}
          >
            <ArrowBackIcon />
          </IconButton>
          <Typography>Monstera deliciosa</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" color="default">
        <Container maxWidth="sm">
          <Toolbar disableGutters>
            <Typography>In line with a container of 600 px</Typography>
          </Toolbar>
        </Container>
      </AppBar>
    </Stack>
  );
}
