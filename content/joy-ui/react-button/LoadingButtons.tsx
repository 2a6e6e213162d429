import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import PaymentIcon from '@mui/icons-material/Payment';

export default function LoadingButtons() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  const pay = () => setLoading(true);
  const spinner = <CircularProgress aria-label="Payment in progress" thickness={3} />;

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button loading={loading} loadingIndicator={spinner} onClick={pay}>
        Pay 24.00
      </Button>
      <Button
        variant="soft"
        loading={loading}
        loadingPosition="start"
        loadingIndicator={spinner}
        startDecorator={<PaymentIcon />}
        onClick={pay}
      >
        Pay by card
      </Button>
      <Button variant="outlined" loading={loading} loadingIndicator="Asking bank…" onClick={pay}>
        Pay by transfer
      </Button>
    </Stack>
  );
}
