import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Box from '@mui/joy/Box';
import CloseIcon from '@mui/icons-material/Close';

export default function DismissibleAlert() {
  const [shown, setShown] = React.useState(true);
  const showAgain = React.useRef<HTMLButtonElement>(null);

  const dismiss = () => {
    setShown(false);
    showAgain.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', minHeight: 130 }}>
      <Button
        ref={showAgain}
        variant="outlined"
        color="neutral"
        onClick={() => setShown(true)}
        sx={{ mb: 2 }}
      >
        Show notices
      </Button>
      {shown && (
        <Alert
          role="status"
          color="primary"
          endDecorator={
            <IconButton variant="plain" color="primary" aria-label="Dismiss" onClick={dismiss}>
              <CloseIcon />
            </IconButton>
          }
        >
          Season tickets for next year are on sale.
        </Alert>
      )}
    </Box>
  );
}
