import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

const chores = ['Water the ferns', 'Repot the basil', 'Mist the orchids', 'Prune the fig'];

export default function BottomAppBar() {
  return (
    <React.Fragment>
      <Container component="main" sx={{ py: 2, pb: 10 }}>
        {chores.map((chore) => (
          <Typography key={chore}>{chore}</Typography>
        ))}
      </Container>
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton edge="start" color="inherit" aria-label="Open menu">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add a chore"
            sx={{ position: 'absolute', top: -28, insetInline: 0, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <IconButton edge="end" color="inherit" aria-label="Search">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </React.Fragment>
  );
}
