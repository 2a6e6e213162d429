import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Hero() {
  return (
    <Box
      sx={[
        { bgcolor: 'primary.main', color: 'primary.contrastText' },
        (theme) => theme.applyStyles('dark', { bgcolor: 'grey.900', color: 'common.white' }),
      ]}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '3fr 2fr' },
          gap: 4,
          alignItems: 'center',
          py: { xs: 5, md: 9 },
        }}
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography
            variant="h2"
            component="h1"
            sx={{ fontSize: { xs: '2.25rem', md: '3.5rem' }, fontWeight: 400 }}
          >
            Leave in the evening, wake up there
          </Typography>
          <Typography variant="h6" component="p" sx={{ fontWeight: 400 }}>
            Sleeper trains to forty cities, with beds, breakfast and room for your bicycle.
          </Typography>
          <Button
            href="#routes"
            variant="contained"
            size="large"
            sx={{
              bgcolor: 'common.white',
              color: 'common.black',
              '&:hover': { bgcolor: 'grey.200' },
            }}
          >
            Find a train
          </Button>
        </Stack>
        <NightTrain />
      </Container>
    </Box>
  );
}

/** Moon, hills and a train with lit windows. */
function NightTrain() {
  return (
    <Box component="svg" viewBox="0 0 320 180" aria-hidden sx={{ width: '100%' }}>
      <circle cx="256" cy="44" r="22" fill="#ffe9a8" />
      <path d="M0 130 Q60 60 130 118 T320 96 V180 H0z" fill="#ffffff" fillOpacity="0.16" />
      <rect x="24" y="112" width="230" height="38" rx="8" fill="#ffffff" fillOpacity="0.9" />
      <path d="M254 112 h16 q26 0 30 38 h-46z" fill="#ffffff" fillOpacity="0.9" />
      {[40, 80, 120, 160, 200].map((x) => (
        <rect key={x} x={x} y="122" width="26" height="14" rx="3" fill="#f5b942" />
      ))}
      <path d="M0 158 H320" stroke="#ffffff" strokeOpacity="0.6" strokeWidth="3" />
    </Box>
  );
}
