import * as React from 'react';
import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

export default function LoadingButtons() {
  const [loading, setLoading] = React.useState(false);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);

  React.useEffect(() => () => clearTimeout(timer.current), []);

  const book = () => {
    setLoading(true);
    timer.current = setTimeout(() => setLoading(false), 2000);
  };

  return (
    <Button
      variant="contained"
      endIcon={<SendIcon />}
      loading={loading}
      loadingPosition="end"
      onClick={book}
    >
      Book pickup
    </Button>
  );
}
