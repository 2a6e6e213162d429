import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PopoverForm() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [liters, setLiters] = React.useState('12');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLiters(String(new FormData(event.currentTarget).get('liters')));
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {liters} liters a day
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Watering' } }}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
          <TextField
            autoFocus
            name="liters"
            label="Liters"
            type="number"
            size="small"
            defaultValue={liters}
            sx={{ width: 96 }}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Stack>
      </Popover>
    </React.Fragment>
  );
}
