import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const orders = Array.from({ length: 30 }, (_, index) => `Order ${1201 + index}, on its way`);

export default function HideOnScrollAppBar() {
  const scrollingDown = useScrollTrigger();

  return (
    <React.Fragment>
      <Slide appear={false} direction="down" in={!scrollingDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="div">
              Orders
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Container component="main" sx={{ py: 2 }}>
        {orders.map((order) => (
          <Typography key={order}>{order}</Typography>
        ))}
      </Container>
    </React.Fragment>
  );
}
