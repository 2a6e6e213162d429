import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#fff, #042f2e)',
  backgroundColor: 'light-dark(#0f766e, #2dd4bf)',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#115e59, #5eead4)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0f766e, #2dd4bf)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'default' },
});

export default function BasicButton() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>Book a wheel</Button>
      <Button disabled>Fully booked</Button>
    </Stack>
  );
}
