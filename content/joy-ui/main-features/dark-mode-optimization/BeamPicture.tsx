import Box from '@mui/joy/Box';
import { styled } from '@mui/joy/styles';

const Sky = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 320,
  height: 160,
  display: 'grid',
  placeItems: 'end center',
  borderRadius: theme.vars.radius.md,
  background: `linear-gradient(${theme.vars.palette.primary[200]}, ${theme.vars.palette.neutral[50]})`,
  [theme.getColorSchemeSelector('dark')]: {
    background: `conic-gradient(from 250deg at 50% 45%, ${theme.vars.palette.warning[300]} 0 20deg, ${theme.vars.palette.neutral[900]} 20deg 340deg)`,
  },
}));

export default function BeamPicture() {
  return (
    <Sky role="img" aria-label="A lighthouse at the sea">
      <Box
        sx={{
          width: 28,
          height: 90,
          clipPath: 'polygon(20% 0, 80% 0, 100% 100%, 0 100%)',
          bgcolor: 'danger.500',
        }}
      />
    </Sky>
  );
}
