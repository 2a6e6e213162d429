import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Sky = styled(Box)(({ theme }) => [
  {
    padding: theme.spacing(3),
    borderRadius: 8,
    color: '#10243e',
    backgroundImage: 'linear-gradient(#bfe3ff, #fff3d6)',
  },
  theme.applyStyles('dark', {
    color: '#eaf2ff',
    backgroundImage: 'linear-gradient(#0b1026, #26335c)',
  }),
]);

export default function ModeStyles() {
  return (
    <Sky>
      <Typography
        sx={[{ fontWeight: 400 }, (theme) => theme.applyStyles('dark', { fontWeight: 700 })]}
      >
        Sunrise 06:42, sunset 19:18
      </Typography>
    </Sky>
  );
}
