import * as React from 'react';
import Container from '@mui/material/Container';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

const notes = Array.from({ length: 20 }, (_, index) => `Note ${index + 1}: call the beekeeper`);

export default function FloatingFab() {
  return (
    <React.Fragment>
      <Container component="main" sx={{ py: 2, pb: 10 }}>
        {notes.map((note) => (
          <Typography key={note}>{note}</Typography>
        ))}
      </Container>
      <Fab
        color="primary"
        aria-label="New note"
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </React.Fragment>
  );
}
