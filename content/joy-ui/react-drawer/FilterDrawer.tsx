import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const DIETS = ['Vegan', 'Without nuts', 'Without gluten', 'Whole grain'];

export default function FilterDrawer() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter pastries
      </Button>
      <Typography role="status">{chosen.length} filters set</Typography>
      <Drawer anchor="right" size="sm" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Filter pastries</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5} sx={{ p: 2 }}>
            {DIETS.map((diet) => (
              <Checkbox
                key={diet}
                label={diet}
                checked={chosen.includes(diet)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, diet]
                      : chosen.filter((other) => other !== diet),
                  )
                }
              />
            ))}
          </Stack>
        </DialogContent>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            p: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Button variant="plain" color="neutral" onClick={() => setChosen([])}>
            Clear
          </Button>
          <Button onClick={() => setOpen(false)}>Show pastries</Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
