import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const ProgramLink = styled(Link)(({ theme }) => ({
  '--Link-gap': '0.75rem',
  fontFamily: theme.vars.fontFamily.code,
  textDecorationStyle: 'wavy',
}));

export default function CustomLink() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ProgramLink href="#listen" underline="always" startDecorator={<PlayArrowIcon />}>
        Listen to the program
      </ProgramLink>
      <Link href="#texts" underline="always" sx={{ '--Link-underlineOpacity': 0.3 }}>
        Texts and translations
      </Link>
    </Stack>
  );
}
