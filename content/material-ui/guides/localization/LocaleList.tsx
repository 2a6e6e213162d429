import * as locales from '@mui/material/locale';
import type { Localization } from '@mui/material/locale';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { languages } from './languages.ts';

const rows = Object.entries<Localization>(locales).map(([name, { components = {} }]) => ({
  name: name as keyof typeof locales,
  translated: Object.keys(components).length,
  clear: components.MuiAutocomplete?.defaultProps.clearText ?? 'Clear',
}));

export default function LocaleList() {
  return (
    <TableContainer
      role="region"
      aria-label="Locales"
      tabIndex={0}
      sx={{ maxHeight: 360, width: '100%' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Language</TableCell>
            <TableCell>Import</TableCell>
            <TableCell>Components</TableCell>
            <TableCell>“Clear”</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, translated, clear }) => (
            <TableRow key={name}>
              <TableCell>{languages[name].name}</TableCell>
              <TableCell>
                <code>{name}</code>
              </TableCell>
              <TableCell>{name === 'enUS' ? 'defaults' : `${translated} of 6`}</TableCell>
              <TableCell lang={languages[name].tag}>{clear}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
