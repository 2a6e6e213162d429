import CssBaseline from '@mui/joy/CssBaseline';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const ring = '0 0 0 1px rgba(var(--joy-palette-primary-mainChannel) / 0.6)';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowRing: ring },
    dark: { shadowRing: ring },
  },
  components: { JoyMenu: { defaultProps: { variant: 'plain' } } },
});

export default function RingedMenu() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <main style={{ padding: 24 }}>
        <Dropdown>
          <MenuButton id="print-button">Print this photo</MenuButton>
          <Menu placement="bottom-start" aria-labelledby="print-button">
            <MenuItem>10 by 15 cm</MenuItem>
            <MenuItem>20 by 30 cm</MenuItem>
            <MenuItem>On canvas</MenuItem>
          </Menu>
        </Dropdown>
      </main>
    </CssVarsProvider>
  );
}
