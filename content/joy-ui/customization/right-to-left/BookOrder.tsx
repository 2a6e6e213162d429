import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const settings = {
  ltr: {
    cache: createCache({ key: 'joy' }),
    theme: extendTheme(),
    texts: { title: 'Title', copies: 'Copies', order: 'Order', unit: 'pcs.' },
  },
  rtl: {
    cache: createCache({ key: 'joyrtl', stylisPlugins: [prefixer, rtlPlugin] }),
    theme: extendTheme({ components: { JoySlider: { defaultProps: { isRtl: true } } } }),
    texts: { title: 'العنوان', copies: 'النسخ', order: 'اطلب', unit: 'نسخة' },
  },
};

export default function BookOrder() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const { cache, theme, texts } = settings[direction];
  return (
    <CacheProvider value={cache}>
      <CssVarsProvider theme={theme}>
        <CssBaseline />
        <Stack component="main" dir={direction} spacing={2} sx={{ p: 2, maxWidth: 340 }}>
          <Typography
            component="label"
            endDecorator={
              <Switch
                checked={direction === 'rtl'}
                onChange={(event) => setDirection(event.target.checked ? 'rtl' : 'ltr')}
              />
            }
          >
            Right to left
          </Typography>
          <FormControl>
            <FormLabel>{texts.title}</FormLabel>
            <Input endDecorator={texts.unit} />
          </FormControl>
          <Typography level="title-sm" id="copies-label">
            {texts.copies}
          </Typography>
          <Slider defaultValue={4} min={1} max={10} aria-labelledby="copies-label" />
          <Button sx={{ alignSelf: 'flex-start' }}>{texts.order}</Button>
        </Stack>
      </CssVarsProvider>
    </CacheProvider>
  );
}
