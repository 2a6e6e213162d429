import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const branches = ['Central Library', 'Riverside branch', 'Bookmobile, Tuesdays'];

export default function ChoiceDialog() {
  const [open, setOpen] = React.useState(false);
  const [branch, setBranch] = React.useState(branches[0]);

  const choose = (name: string) => {
    setBranch(name);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pick up at: {branch}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Where do you pick up?</DialogTitle>
        <List sx={{ pt: 0 }}>
          {branches.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton selected={name === branch} onClick={() => choose(name)}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
