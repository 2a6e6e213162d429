import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'muikept', stylisPlugins: [prefixer, rtlPlugin] });
const theme = createTheme({ direction: 'rtl' });

const Flipped = styled('p')`
  border-left: 6px solid currentColor;
  padding-left: 12px;
`;

const Kept = styled('p')`
  /* @noflip */
  border-left: 6px solid currentColor;
  /* @noflip */
  padding-left: 12px;
`;

export default function KeptSide() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <main dir="rtl" lang="ar" style={{ padding: 16 }}>
          <Flipped>ينعكس الخط</Flipped>
          <Kept>يبقى الخط على اليسار</Kept>
        </main>
      </ThemeProvider>
    </CacheProvider>
  );
}
