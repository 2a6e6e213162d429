import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  transitions: {
    duration: { enteringScreen: 900, leavingScreen: 600 },
    easing: { easeInOut: 'linear' },
  },
});

export default function UnhurriedTheme() {
  const [shown, setShown] = React.useState(true);
  return (
    <ThemeProvider theme={theme}>
      <Box>
        <Button variant="contained" aria-expanded={shown} onClick={() => setShown(!shown)}>
          Wind
        </Button>
        <Fade in={shown}>
          <Typography sx={{ mt: 2 }}>South-west, 4 Beaufort, calmer by night.</Typography>
        </Fade>
      </Box>
    </ThemeProvider>
  );
}
