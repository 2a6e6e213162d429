import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const settings = {
  ltr: {
    cache: createCache({ key: 'mui' }),
    theme: createTheme({ direction: 'ltr' }),
    texts: { name: 'Name', nights: 'Nights', breakfast: 'Breakfast', book: 'Book the room' },
  },
  rtl: {
    cache: createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }),
    theme: createTheme({ direction: 'rtl' }),
    texts: { name: 'الاسم', nights: 'الليالي', breakfast: 'الإفطار', book: 'احجز الغرفة' },
  },
};

export default function MirroredBooking() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const { cache, theme, texts } = settings[direction];
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Stack component="main" dir={direction} spacing={2} sx={{ p: 2, maxWidth: 360 }}>
          <FormControlLabel
            control={
              <Switch
                checked={direction === 'rtl'}
                onChange={(_event, checked) => setDirection(checked ? 'rtl' : 'ltr')}
              />
            }
            label="Right to left"
          />
          <TextField label={texts.name} defaultValue={direction === 'rtl' ? 'ليلى' : 'Leila'} />
          <Typography id="nights-label">{texts.nights}</Typography>
          <Slider defaultValue={3} min={1} max={14} marks aria-labelledby="nights-label" />
          <FormControlLabel control={<Switch defaultChecked />} label={texts.breakfast} />
          <Button variant="contained" sx={{ alignSelf: 'flex-start', ml: 1 }}>
            {texts.book}
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
