import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import GlobalStyles from '@mui/joy/GlobalStyles';

export default function OwnRules() {
  return (
    <Box component="main" sx={{ p: 2 }}>
      <CssBaseline />
      <GlobalStyles
        styles={(theme) => ({
          h1: { ...theme.typography.h2, marginBlock: 0 },
          a: { color: theme.vars.palette.primary.plainColor },
          'blockquote, figure': { margin: 0 },
        })}
      />
      <h1>Letter cases</h1>
      <blockquote>Capitals lay in the upper case, small letters in the lower one.</blockquote>
      <p>
        See them in <a href="#OwnRules">room 4</a>.
      </p>
    </Box>
  );
}
