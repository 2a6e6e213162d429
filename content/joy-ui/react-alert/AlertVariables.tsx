import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertVariables() {
  const action = (
    <Button variant="solid" color="success">
      Ticket
    </Button>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert color="success" endDecorator={action}>
        You are booked: default measures.
      </Alert>
      <Alert
        color="success"
        endDecorator={action}
        sx={{
          '--Alert-padding': '0.375rem',
          '--Alert-radius': '24px',
          '--Alert-decoratorChildHeight': '2.5rem',
          paddingInlineStart: 2,
        }}
      >
        You are booked: a pill with a tall button.
      </Alert>
    </Stack>
  );
}
