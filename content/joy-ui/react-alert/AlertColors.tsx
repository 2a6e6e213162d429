import Alert, { type AlertProps } from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const NOTICES: { color: AlertProps['color']; text: string }[] = [
  { color: 'danger', text: 'Canceled: no crossing at 18:00 because of the storm.' },
  { color: 'warning', text: 'Delay: the 14:20 ferry leaves about 25 minutes late.' },
  { color: 'success', text: 'Booked: two passengers and one bicycle.' },
  { color: 'primary', text: 'New: a night crossing every Friday from May.' },
  { color: 'neutral', text: 'Note: the ticket office closes at 19:00.' },
];

export default function AlertColors() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      {NOTICES.map(({ color, text }) => (
        <Alert key={color} color={color}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
