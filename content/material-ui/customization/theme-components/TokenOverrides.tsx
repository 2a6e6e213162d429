import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const withRoomyCards = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: {
          root: ({ theme }) => ({
            padding: theme.spacing(1, 2),
            [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 4) },
            ...theme.applyStyles('dark', { border: '2px dotted currentColor' }),
          }),
        },
      },
    },
  });

export default function TokenOverrides() {
  return (
    <ThemeProvider theme={withRoomyCards}>
      <Card>
        <CardContent>
          <Typography>The border is dotted in dark mode.</Typography>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}
