import { useMemo, useState } from 'react';
import { caES, type Localization } from '@mui/material/locale';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';

const missingTexts: Localization = {
  components: {
    MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: 'Factures per pàgina:',
        labelDisplayedRows: ({ from, to, count }) => `${from}–${to} de ${count}`,
        getItemAriaLabel: (type) => (type === 'next' ? 'Pàgina següent' : 'Pàgina anterior'),
      },
    },
  },
};

export default function OwnTexts() {
  const [page, setPage] = useState(0);
  const outer = useTheme();
  const theme = useMemo(() => createTheme(outer, caES, missingTexts), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <TablePagination
        component="div"
        lang="ca"
        count={48}
        page={page}
        rowsPerPage={10}
        rowsPerPageOptions={[10, 20]}
        onPageChange={(_event, value) => setPage(value)}
      />
    </ThemeProvider>
  );
}
