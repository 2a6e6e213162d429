import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const widths = ['xs', 'sm', false] as const;

export default function ThreeWidths() {
  return widths.map((maxWidth) => (
    <Container key={String(maxWidth)} maxWidth={maxWidth}>
      <Box sx={{ my: 1, p: 1, border: 1 }}>{maxWidth === false ? 'no limit' : maxWidth}</Box>
    </Container>
  ));
}
