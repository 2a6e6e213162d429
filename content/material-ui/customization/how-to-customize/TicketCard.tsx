import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

interface TicketProps {
  priority?: boolean;
}

const Ticket = styled(Card, {
  shouldForwardProp: (prop) => prop !== 'priority',
})<TicketProps>(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderInlineStart: '4px solid transparent',
  variants: [
    {
      props: { priority: true },
      style: { borderInlineStartColor: 'currentColor' },
    },
  ],
}));

export default function TicketCard() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Ticket variant="outlined">
        <Typography variant="body2">#418 Squeaking chair</Typography>
      </Ticket>
      <Ticket variant="outlined" priority>
        <Typography variant="body2">#419 Water under the sink</Typography>
      </Ticket>
    </Stack>
  );
}
