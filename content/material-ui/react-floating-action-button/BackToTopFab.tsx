import * as React from 'react';
import Container from '@mui/material/Container';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of a long note`);

export default function BackToTopFab() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 100 });

  return (
    <React.Fragment>
      <Container component="main" sx={{ py: 2 }}>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </Container>
      <Zoom in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </React.Fragment>
  );
}
