import * as React from 'react';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider, type Theme } from '@mui/material/styles';

const layers = ['styleOverrides', 'theme variants', 'styled', 'sx', 'style'] as const;
type Layer = (typeof layers)[number];

const PlainCard = styled(Card)({});
const StyledCard = styled(Card)({ '--winner': '"styled wins"' });

/** Every layer sets the same custom property; the browser's cascade decides. */
function mark(layer: Layer, active: readonly Layer[]): Record<string, string> {
  return active.includes(layer) ? { '--winner': `"${layer} wins"` } : {};
}

export default function WhichWins() {
  const [active, setActive] = React.useState<readonly Layer[]>(layers);
  const Target = active.includes('styled') ? StyledCard : PlainCard;
  const theme = React.useCallback(
    (outer: Theme) =>
      createTheme({
        ...outer,
        components: {
          MuiCard: {
            styleOverrides: {
              root: {
                padding: 16,
                '&::after': { content: 'var(--winner, "Nothing is set")' },
                ...mark('styleOverrides', active),
              },
            },
            variants: [{ props: {}, style: mark('theme variants', active) }],
          },
        },
      }),
    [active],
  );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'center' }}>
      <FormGroup>
        {layers.map((layer) => (
          <FormControlLabel
            key={layer}
            label={layer}
            control={
              <Checkbox
                checked={active.includes(layer)}
                onChange={(_event, checked) =>
                  setActive(
                    checked ? [...active, layer] : active.filter((other) => other !== layer),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <ThemeProvider theme={theme}>
        <Target
          variant="outlined"
          sx={mark('sx', active)}
          style={mark('style', active) as React.CSSProperties}
        />
      </ThemeProvider>
    </Stack>
  );
}
