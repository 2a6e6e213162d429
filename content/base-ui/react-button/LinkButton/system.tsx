import { Button as BaseButton } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  borderRadius: 8,
  color: 'light-dark(#115e59, #99f6e4)',
  backgroundColor: 'light-dark(#ccfbf1, #134e4a)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export default function LinkButton() {
  return <Button href="#LinkButton">See the course plan</Button>;
}
