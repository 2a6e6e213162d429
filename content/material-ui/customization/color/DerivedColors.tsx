import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { deepPurple } from '@mui/material/colors';
import { alpha, darken, emphasize, lighten } from '@mui/material/styles';

const base = deepPurple[500];
const samples = [
  { label: 'base', color: base },
  { label: 'lighten 0.4', color: lighten(base, 0.4) },
  { label: 'darken 0.4', color: darken(base, 0.4) },
  { label: 'alpha 0.4', color: alpha(base, 0.4) },
  { label: 'emphasize 0.4', color: emphasize(base, 0.4) },
];

export default function DerivedColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {samples.map(({ label, color }) => (
        <Box key={label} sx={{ width: 104, typography: 'body2' }}>
          <Box sx={{ height: 40, borderRadius: 1, mb: 0.5 }} style={{ backgroundColor: color }} />
          {label}
        </Box>
      ))}
    </Stack>
  );
}
