import Box from '@mui/joy/Box';
import Card, { type CardProps } from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const SHELVES: { color: CardProps['color']; name: string; stock: string }[] = [
  { color: 'success', name: 'Beans', stock: 'Plenty in stock' },
  { color: 'warning', name: 'Tomatoes', stock: 'Six packets left' },
  { color: 'danger', name: 'Leeks', stock: 'Out until November' },
  { color: 'primary', name: 'Lettuce', stock: 'New this week' },
  { color: 'neutral', name: 'Herbs', stock: 'Being counted' },
];

export default function CardColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {SHELVES.map(({ color, name, stock }) => (
        <Card key={name} variant="soft" color={color} size="sm">
          <Typography level="title-md" textColor="inherit">
            {name}
          </Typography>
          <div>{stock}</div>
        </Card>
      ))}
    </Box>
  );
}
