import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import RefreshIcon from '@mui/icons-material/Refresh';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  const save = () => setLoading(true);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" loading={loading} onClick={save}>
        Get quote
      </Button>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={loading}
        loadingPosition="start"
        onClick={save}
      >
        Save draft
      </Button>
      <Button variant="outlined" loading={loading} loadingIndicator="Booking…" onClick={save}>
        Book pickup
      </Button>
      <IconButton
        aria-label="Refresh the rates"
        loading={loading}
        loadingIndicator={<CircularProgress size={24} aria-label="Refreshing" />}
        onClick={save}
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}
