import Card from '@mui/joy/Card';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowChannel: '146 64 14', shadowOpacity: '0.2' },
    dark: { shadowChannel: '251 146 60', shadowOpacity: '0.25' },
  },
});

export default function WarmShadows() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Stack
        component="main"
        direction="row"
        spacing={3}
        useFlexGap
        sx={{ p: 4, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Card sx={{ boxShadow: 'md' }}>
          <Typography level="title-md">Contact sheet</Typography>
          <Typography>36 frames</Typography>
        </Card>
        <Card sx={{ boxShadow: 'xl' }}>
          <Typography level="title-md">Large print</Typography>
          <Typography>30 by 40 cm</Typography>
        </Card>
      </Stack>
    </CssVarsProvider>
  );
}
