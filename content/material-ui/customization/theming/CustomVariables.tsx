import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    deadline: { soon: string; late: string };
  }
  interface ThemeOptions {
    deadline?: { soon: string; late: string };
  }
}

const kitchen = createTheme({
  deadline: { soon: '#8a5300', late: '#b3261e' },
});

const DueDate = styled('span')<{ due: 'soon' | 'late' }>(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
  variants: [
    { props: { due: 'soon' }, style: { color: theme.deadline.soon } },
    { props: { due: 'late' }, style: { color: theme.deadline.late } },
  ],
}));

export default function CustomVariables() {
  return (
    <ThemeProvider theme={kitchen}>
      <Paper sx={{ p: 2, width: 320, maxWidth: '100%' }}>
        <Stack spacing={1}>
          <Typography>
            Proofread the menu <DueDate due="soon">due tomorrow</DueDate>
          </Typography>
          <Typography>
            Order oysters <DueDate due="late">two days late</DueDate>
          </Typography>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
