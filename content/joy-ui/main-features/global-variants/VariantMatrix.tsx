import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;
const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function VariantMatrix() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(4, auto)' },
        gap: 1.5,
      }}
    >
      {COLORS.flatMap((color) =>
        VARIANTS.map((variant) => (
          <Chip key={color + variant} variant={variant} color={color} size="lg">
            {variant} {color}
          </Chip>
        )),
      )}
    </Box>
  );
}
