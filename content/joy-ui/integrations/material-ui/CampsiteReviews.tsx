import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, THEME_ID as JOY_ID, useColorScheme } from '@mui/joy/styles';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import {
  createTheme,
  THEME_ID as MATERIAL_ID,
  ThemeProvider,
  useColorScheme as useMaterialColorScheme,
} from '@mui/material/styles';

const materialTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: true, dark: true },
});
const joyTheme = extendTheme();

const reviews = [
  { author: 'Ines', stars: 5, text: 'Quiet pitches under the pines, warm showers.' },
  { author: 'Marek', stars: 3, text: 'Good shop, but the road is close.' },
  { author: 'Aino', stars: 4, text: 'The lake is a short walk away. Bring a lamp.' },
];

function ModeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const { setMode: setMaterialMode } = useMaterialColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="outlined"
      color="neutral"
      disabled={!colorScheme}
      onClick={() => {
        setMode(next);
        setMaterialMode(next);
      }}
    >
      Switch to {next}
    </Button>
  );
}

export default function CampsiteReviews() {
  const [page, setPage] = React.useState(1);
  const review = reviews[page - 1];
  return (
    <ThemeProvider theme={{ [MATERIAL_ID]: materialTheme }} modeStorageKey="campsite-mode">
      <CssVarsProvider theme={{ [JOY_ID]: joyTheme }} modeStorageKey="campsite-mode">
        <CssBaseline />
        <Stack component="main" spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
          {review && (
            <Card sx={{ width: 320, maxWidth: '100%' }}>
              <Typography level="title-lg" component="h1">
                {review.author} about Pine Bay
              </Typography>
              <Rating value={review.stars} readOnly />
              <Typography sx={{ minHeight: '3em' }}>{review.text}</Typography>
            </Card>
          )}
          <Pagination
            count={reviews.length}
            page={page}
            onChange={(_event, next) => setPage(next)}
          />
          <ModeToggle />
        </Stack>
      </CssVarsProvider>
    </ThemeProvider>
  );
}
