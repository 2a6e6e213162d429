import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyInput: {
      styleOverrides: {
        root: { '--Input-radius': '0px', borderWidth: '0 0 2px', boxShadow: 'none' },
        input: ({ theme: current }) => ({ fontFamily: current.vars.fontFamily.code }),
      },
    },
  },
});

export default function TicketInput() {
  return (
    <ThemeProvider theme={theme}>
      <FormControl>
        <FormLabel>Ticket number</FormLabel>
        <Input defaultValue="FJ 204 118" />
      </FormControl>
    </ThemeProvider>
  );
}
