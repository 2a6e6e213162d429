import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, jaJP } from '@mui/x-date-pickers/locales';

dayjs.extend(utc);

const languages = {
  en: { name: 'English', label: 'Departure', bundle: enUS },
  fr: { name: 'Français', label: 'Départ', bundle: frFR },
  ja: { name: '日本語', label: '出発', bundle: jaJP },
};

type Language = keyof typeof languages;

export default function SwitchPickerLanguage() {
  const [language, setLanguage] = React.useState<Language>('en');
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs.utc('2026-07-14T16:45'));
  const { label, bundle } = languages[language];

  return (
    <Stack spacing={2} sx={{ maxWidth: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={bundle.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <Stack lang={language} spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
          <DateTimeField label={label} value={departure} onChange={setDeparture} />
          <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <DateCalendar
              value={departure}
              onChange={setDeparture}
              disableHighlightToday
              sx={{ width: 280 }}
            />
          </Box>
        </Stack>
      </LocalizationProvider>
    </Stack>
  );
}
