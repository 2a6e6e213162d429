import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const answer = ['Falsterbo, Sweden', 'Heligoland, Germany', 'Ottenby, Sweden', 'Skokholm, Wales'];

export default function LoadingStations() {
  const [open, setOpen] = React.useState(false);
  const [stations, setStations] = React.useState<string[] | null>(null);
  const loading = open && stations === null;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands for a request to a server.
    const timer = setTimeout(() => setStations(answer), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Partner station</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={stations ?? []}
        loading={loading}
        loadingText="Asking the network…"
        endDecorator={loading && <CircularProgress size="sm" aria-label="Loading stations" />}
      />
    </FormControl>
  );
}
