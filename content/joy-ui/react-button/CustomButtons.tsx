import Button, { buttonClasses } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import StarIcon from '@mui/icons-material/Star';

const TicketButton = styled(Button)(({ theme }) => ({
  '--Button-radius': '999px',
  '--Button-gap': '1rem',
  border: `2px dashed ${theme.vars.palette.warning.outlinedBorder}`,
  letterSpacing: '0.05em',
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dotted' },
}));

export default function CustomButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TicketButton variant="soft" color="warning" startDecorator={<StarIcon />}>
        Premiere
      </TicketButton>
      <TicketButton variant="soft" color="warning" disabled>
        Sold out
      </TicketButton>
      <Button
        variant="soft"
        startDecorator={<StarIcon />}
        slotProps={{ startDecorator: { sx: { color: 'warning.400' } } }}
        sx={{ '--Button-minHeight': '3rem', borderRadius: 'lg', boxShadow: 'sm' }}
      >
        Rate this film
      </Button>
    </Stack>
  );
}
