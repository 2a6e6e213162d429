import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ControlledSwitch() {
  const [live, setLive] = React.useState(false);

  return (
    <Sheet
      variant="soft"
      color={live ? 'danger' : 'neutral'}
      sx={{ width: 280, p: 2, borderRadius: 'md' }}
    >
      <FormControl orientation="horizontal">
        <FormLabel>On air</FormLabel>
        <Switch
          checked={live}
          color={live ? 'danger' : 'neutral'}
          onChange={(event) => setLive(event.target.checked)}
        />
      </FormControl>
      <Typography level="body-sm" textColor="inherit" role="status" sx={{ mt: 1 }}>
        {live ? 'Listeners hear this room.' : 'Listeners hear the playlist.'}
      </Typography>
    </Sheet>
  );
}
