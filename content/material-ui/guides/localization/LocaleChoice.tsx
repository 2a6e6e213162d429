import { useMemo, useState } from 'react';
import * as locales from '@mui/material/locale';
import type { Localization } from '@mui/material/locale';
import Autocomplete from '@mui/material/Autocomplete';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { languages } from './languages.ts';

type LocaleName = keyof typeof locales;
const localeByName: Record<LocaleName, Localization> = locales;
const names = Object.keys(locales) as LocaleName[];

export default function LocaleChoice() {
  const [name, setName] = useState<LocaleName>('deDE');
  const [page, setPage] = useState(0);
  const outer = useTheme();
  const theme = useMemo(() => createTheme(outer, localeByName[name]), [outer, name]);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Autocomplete
        options={names}
        getOptionLabel={(option) => `${languages[option].name} – ${option}`}
        value={name}
        onChange={(_event, value) => setName(value)}
        disableClearable
        renderInput={(params) => <TextField {...params} label="Locale" />}
      />
      <ThemeProvider theme={theme}>
        <Stack spacing={2} lang={languages[name].tag}>
          <TablePagination
            component="div"
            count={230}
            rowsPerPage={10}
            rowsPerPageOptions={[10, 25]}
            page={page}
            onPageChange={(_event, value) => setPage(value)}
          />
          <Pagination count={5} showFirstButton showLastButton />
          <Rating name="stars" defaultValue={4} />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
