import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const decks = ['Bridge deck', 'Saloon deck', 'Car deck'];
const looks = [
  { variant: 'outlined', color: 'neutral', row: 'plain' },
  { variant: 'soft', color: 'primary', row: 'soft' },
  { variant: 'solid', color: 'success', row: 'solid' },
] as const;

export default function ListVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {looks.map(({ variant, color, row }) => (
        <div key={variant}>
          <Typography id={`decks-${variant}`} level="title-sm" sx={{ mb: 1 }}>
            {variant}
          </Typography>
          <List
            variant={variant}
            color={color}
            aria-labelledby={`decks-${variant}`}
            sx={{ width: 150, borderRadius: 'sm' }}
          >
            {decks.map((deck) => (
              <ListItem key={deck} variant={row} color={color}>
                {deck}
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}
