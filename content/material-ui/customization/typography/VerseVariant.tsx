import type { CSSProperties } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    verse: CSSProperties;
  }
  interface TypographyVariantsOptions {
    verse?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    verse: true;
  }
}

const theme = createTheme({
  typography: {
    verse: {
      fontFamily: 'Georgia, serif',
      fontSize: '1.25rem',
      fontStyle: 'italic',
      lineHeight: 1.8,
      whiteSpace: 'pre-line',
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { verse: 'blockquote' } } },
  },
});

export default function VerseVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="verse" sx={{ m: 0 }}>
        {'The tide goes out and leaves a line,\nthe line is gone by half past nine.'}
      </Typography>
    </ThemeProvider>
  );
}
