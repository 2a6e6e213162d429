import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const tips = Array.from(
  { length: 24 },
  (_, week) => `Week ${week + 1}: turn the pots to the light.`,
);

export default function FixedAppBar() {
  return (
    <React.Fragment>
      <AppBar position="fixed">
        <Toolbar>
          <Typography variant="h6" component="div">
            Care calendar
          </Typography>
        </Toolbar>
      </AppBar>
      {/* As high as the bar, so that nothing hides below it. */}
      <Toolbar />
      <Container component="main" sx={{ py: 2 }}>
        {tips.map((tip) => (
          <Typography key={tip}>{tip}</Typography>
        ))}
      </Container>
    </React.Fragment>
  );
}
