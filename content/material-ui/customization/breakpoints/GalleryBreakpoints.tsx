import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  breakpoints: {
    values: { xs: 0, sm: 400, md: 640, lg: 1000, xl: 1400 },
  },
});

export default function GalleryBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          gap: 1,
          p: 2,
        }}
      >
        {['West wing', 'Tower', 'Garden'].map((room) => (
          <Typography key={room} sx={{ p: 1, border: 1 }}>
            {room}
          </Typography>
        ))}
      </Box>
    </ThemeProvider>
  );
}
