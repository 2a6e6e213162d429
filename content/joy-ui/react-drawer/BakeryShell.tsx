import * as React from 'react';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const PLACES = ['Orders', 'Recipes', 'Flour stock', 'Shifts'];

function Places({ onChoose }: { onChoose?: () => void }) {
  return (
    <List size="sm">
      {PLACES.map((place) => (
        <ListItem key={place}>
          <ListItemButton
            component="a"
            href={`#${place.toLowerCase().replace(' ', '-')}`}
            selected={place === 'Orders'}
            aria-current={place === 'Orders' ? 'page' : undefined}
            onClick={onChoose}
          >
            {place}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function BakeryShell() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', minHeight: 320 }}>
      <Sheet
        component="nav"
        aria-label="Bakery"
        variant="soft"
        sx={{ display: { xs: 'none', sm: 'block' }, width: 180, p: 1 }}
      >
        <Places />
      </Sheet>
      <Box component="main" sx={{ flex: 1, p: 2 }}>
        <IconButton
          variant="outlined"
          aria-label="Open navigation"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' }, mb: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography level="h4" component="h1">
          Orders
        </Typography>
        <Typography>14 orders for tomorrow, 3 of them cakes.</Typography>
      </Box>
      <Drawer size="sm" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Bakery</DialogTitle>
        <Box component="nav" aria-label="Bakery, small screens">
          <Places onChoose={() => setOpen(false)} />
        </Box>
      </Drawer>
    </Box>
  );
}
