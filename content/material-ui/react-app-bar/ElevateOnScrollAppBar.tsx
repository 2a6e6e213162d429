import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const reviews = Array.from({ length: 30 }, (_, index) => `Review ${index + 1}: arrived alive.`);

export default function ElevateOnScrollAppBar() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <React.Fragment>
      <AppBar position="sticky" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Reviews
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ py: 2 }}>
        {reviews.map((review) => (
          <Typography key={review}>{review}</Typography>
        ))}
      </Container>
    </React.Fragment>
  );
}
