import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ShadowHost from './ShadowHost';

function Widget({ container }: { container: HTMLElement }) {
  const theme = React.useMemo(
    () =>
      createTheme({
        components: {
          MuiPopover: { defaultProps: { container } },
          MuiPopper: { defaultProps: { container } },
          MuiModal: { defaultProps: { container } },
        },
      }),
    [container],
  );
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ m: 2, p: 3 }}>
        <TextField select label="Currency" defaultValue="NOK" fullWidth>
          <MenuItem value="NOK">Norwegian krone</MenuItem>
          <MenuItem value="ISK">Icelandic króna</MenuItem>
          <MenuItem value="DKK">Danish krone</MenuItem>
        </TextField>
      </Paper>
    </ThemeProvider>
  );
}

export default function ShadowForm() {
  return <ShadowHost>{(container) => <Widget container={container} />}</ShadowHost>;
}
