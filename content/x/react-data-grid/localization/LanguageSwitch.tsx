import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { enUS, frFR, plPL } from '@mui/x-data-grid/locales';
import { hikes, type Hike } from './hikes.ts';

const languages = {
  en: { texts: enUS, label: 'Hikes', name: 'Destination' },
  fr: { texts: frFR, label: 'Randonnées', name: 'Destination' },
  pl: { texts: plPL, label: 'Wycieczki', name: 'Cel' },
};

type Language = keyof typeof languages;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const { texts, label, name } = languages[language];

  const columns = React.useMemo<GridColDef<Hike>[]>(
    () => [
      { field: 'name', headerName: name, flex: 1, minWidth: 110 },
      {
        field: 'km',
        type: 'number',
        valueFormatter: (value: number) => value.toLocaleString(language),
      },
    ],
    [name, language],
  );
  const addTexts = React.useCallback((outer: Theme) => createTheme(outer, texts), [texts]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="fr">Français</ToggleButton>
        <ToggleButton value="pl">Polski</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={addTexts}>
        <div lang={language} style={{ height: 320 }}>
          <DataGrid rows={hikes} columns={columns} label={label} />
        </div>
      </ThemeProvider>
    </Stack>
  );
}
