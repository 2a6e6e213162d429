import { useMemo } from 'react';
import { heIL } from '@mui/material/locale';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function RightToLeftLocale() {
  const outer = useTheme();
  const theme = useMemo(() => createTheme({ ...outer, direction: 'rtl' }, heIL), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="he">
        <Pagination count={4} defaultPage={2} />
      </Box>
    </ThemeProvider>
  );
}
