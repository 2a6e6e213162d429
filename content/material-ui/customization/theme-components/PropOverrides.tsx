import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const withTags = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiChip: {
        styleOverrides: {
          root: {
            variants: [
              { props: { variant: 'outlined' }, style: { borderStyle: 'dashed' } },
              {
                props: ({ ownerState }) => ownerState.size === 'small' && !ownerState.onDelete,
                style: { borderRadius: 4 },
              },
            ],
          },
        },
      },
    },
  });

export default function PropOverrides() {
  return (
    <ThemeProvider theme={withTags}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Oak" />
        <Chip label="Oak, outlined" variant="outlined" />
        <Chip label="Small" size="small" />
        <Chip label="Small, outlined" size="small" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
