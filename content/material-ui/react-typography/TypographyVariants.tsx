import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypographyVariants() {
  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="div" noWrap gutterBottom>
          {variant}
        </Typography>
      ))}
    </Box>
  );
}
