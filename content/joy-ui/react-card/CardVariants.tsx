import Box from '@mui/joy/Box';
import Card, { type CardProps } from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const VARIANTS: { variant: CardProps['variant']; use: string }[] = [
  { variant: 'outlined', use: 'One of many on a page' },
  { variant: 'plain', use: 'Set apart by space alone' },
  { variant: 'soft', use: 'A note beside the list' },
  { variant: 'solid', use: 'The one to see first' },
];

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {VARIANTS.map(({ variant, use }) => (
        <Card key={variant} variant={variant}>
          <Typography level="title-md" textColor="inherit">
            {variant}
          </Typography>
          <Typography textColor="inherit">{use}</Typography>
        </Card>
      ))}
    </Box>
  );
}
