import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';

export default function BusyIconButton() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={2}>
      <IconButton
        variant="soft"
        aria-label="Download the tickets"
        loading={loading}
        loadingIndicator={<CircularProgress aria-label="Preparing the tickets" />}
        onClick={() => setLoading(true)}
      >
        <DownloadIcon />
      </IconButton>
      <IconButton variant="soft" aria-label="Print the tickets (box office closed)" disabled>
        <PrintIcon />
      </IconButton>
    </Stack>
  );
}
