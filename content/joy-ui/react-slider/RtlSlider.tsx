import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'joywheel', stylisPlugins: [prefixer, rtlPlugin] });

export default function RtlSlider() {
  return (
    <CacheProvider value={cache}>
      <Box component="main" dir="rtl" lang="ar" sx={{ maxWidth: 280, pt: 4, px: 3 }}>
        <Slider isRtl aria-label="سرعة العجلة" defaultValue={30} valueLabelDisplay="auto" />
      </Box>
    </CacheProvider>
  );
}
