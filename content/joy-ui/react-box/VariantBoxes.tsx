import Box from '@mui/joy/Box';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantBoxes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {variants.map((variant) => (
        <Box
          key={variant}
          sx={[
            { px: 2, py: 1, borderRadius: 'sm', typography: 'title-sm' },
            (theme) => ({ ...theme.variants[variant].success }),
          ]}
        >
          Germinates ({variant})
        </Box>
      ))}
    </Box>
  );
}
