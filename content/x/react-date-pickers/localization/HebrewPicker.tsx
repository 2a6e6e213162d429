import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import utc from 'dayjs/plugin/utc';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

dayjs.extend(utc);

const cache = createCache({ key: 'muihe', stylisPlugins: [prefixer, rtlPlugin] });
const theme = createTheme({ direction: 'rtl' }, heIL);

export default function HebrewPicker() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <main dir="rtl" lang="he">
            <StaticDatePicker defaultValue={dayjs.utc('2026-07-14')} disableHighlightToday />
          </main>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
