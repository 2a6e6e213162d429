import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SkipLink() {
  return (
    <Box>
      <Link
        href="#news"
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          top: -100,
          zIndex: 'tooltip',
          p: 1,
          bgcolor: 'background.paper',
          '&:focus': { top: 8 },
        }}
      >
        Skip to the news
      </Link>
      <AppBar position="static">
        <Toolbar>
          <Button color="inherit">Local</Button>
          <Button color="inherit">Culture</Button>
        </Toolbar>
      </AppBar>
      <Typography id="news" tabIndex={-1} sx={{ p: 2 }}>
        The ferry is back on schedule.
      </Typography>
    </Box>
  );
}
