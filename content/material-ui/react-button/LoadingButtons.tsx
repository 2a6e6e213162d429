import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import RefreshIcon from '@mui/icons-material/Refresh';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  const [running, setRunning] = React.useState<'quote' | 'save' | 'pickup' | 'rates' | null>(null);

  React.useEffect(() => {
    // Stands for a request to your server.
    const timer = setTimeout(() => setRunning(null), 2000);
    return () => clearTimeout(timer);
  }, [running]);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" loading={running === 'quote'} onClick={() => setRunning('quote')}>
        Get quote
      </Button>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={running === 'save'}
        loadingPosition="start"
        onClick={() => setRunning('save')}
      >
        Save draft
      </Button>
      <Button
        variant="outlined"
        loading={running === 'pickup'}
        loadingIndicator="Booking…"
        onClick={() => setRunning('pickup')}
      >
        Book pickup
      </Button>
      <IconButton
        aria-label="Refresh the rates"
        loading={running === 'rates'}
        loadingIndicator={<CircularProgress size={24} aria-label="Refreshing" />}
        onClick={() => setRunning('rates')}
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}
