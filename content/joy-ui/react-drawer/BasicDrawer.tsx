import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Open bakery menu
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Corner Bakery</DialogTitle>
        <List>
          {['Bread', 'Cakes', 'Opening hours'].map((place) => (
            <ListItem key={place}>
              <ListItemButton
                component="a"
                href={`#${place.toLowerCase().replace(' ', '-')}`}
                onClick={() => setOpen(false)}
              >
                {place}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
