import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const cities = ['Arequipa', 'Cusco', 'Lima'];

const withDenseOptions = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiAutocomplete: {
        defaultProps: { autoHighlight: true, noOptionsText: 'Nothing found' },
        styleOverrides: {
          listbox: {
            [`& .${autocompleteClasses.option}`]: { minHeight: 32, paddingBlock: 2 },
          },
        },
      },
    },
  });

export default function ThemedAutocomplete() {
  return (
    <ThemeProvider theme={withDenseOptions}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <Autocomplete
          options={cities}
          renderInput={(params) => <TextField {...params} label="From" />}
        />
        <Autocomplete
          options={cities}
          renderInput={(params) => <TextField {...params} label="To" />}
        />
      </Stack>
    </ThemeProvider>
  );
}
