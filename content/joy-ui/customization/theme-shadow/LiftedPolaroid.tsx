import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ShadowOverrides {
    lifted: true;
  }
}

const theme = extendTheme({
  shadow: {
    lifted: '0 24px 24px -16px rgba(var(--joy-shadowChannel) / 0.5)',
  },
});

export default function LiftedPolaroid() {
  return (
    <ThemeProvider theme={theme}>
      <Sheet variant="outlined" sx={{ p: 1.5, pb: 2, mb: 2, boxShadow: 'lifted' }}>
        <svg width="160" height="120" role="img" aria-label="A sailing boat at sunset">
          <rect width="160" height="120" fill="#fdba74" />
          <circle cx="112" cy="72" r="22" fill="#fff7ed" />
          <rect y="84" width="160" height="36" fill="#1e3a8a" />
          <path d="M40 84 L60 36 L60 84 Z" fill="#fff" />
        </svg>
        <Typography level="body-sm" sx={{ mt: 1, textAlign: 'center' }}>
          Marstrand, August
        </Typography>
      </Sheet>
    </ThemeProvider>
  );
}
