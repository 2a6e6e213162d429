import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Cabins from './Cabins';
import Hero from './Hero';
import Questions from './Questions';
import Routes from './Routes';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';

export default function Marketing() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
      <SiteHeader />
      <Box component="main">
        <Hero />
        <Container sx={{ '& > section': { py: { xs: 4, md: 8 } } }}>
          <Routes />
          <Cabins />
          <Questions />
        </Container>
      </Box>
      <SiteFooter />
    </Box>
  );
}
