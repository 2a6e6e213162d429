import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/hu';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const curtain = dayjs('2026-11-03T19:30');
const locales = { en: 'New York', 'en-gb': 'London', de: 'Berlin', hu: 'Budapest' };

export default function TourLocales() {
  const [locale, setLocale] = React.useState('en');

  return (
    <Stack spacing={2} sx={{ width: 300, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="City of the show"
        value={locale}
        onChange={(_event, next: string | null) => next && setLocale(next)}
      >
        {Object.entries(locales).map(([code, city]) => (
          <ToggleButton key={code} value={code} sx={{ px: 0.75, textTransform: 'none' }}>
            {city}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker label="Curtain" defaultValue={curtain} sx={{ width: 280 }} />
      </LocalizationProvider>
    </Stack>
  );
}
