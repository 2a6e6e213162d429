import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const shelves = ['Roots', 'Leaves', 'Flowers'];

export default function LinkChips() {
  return (
    <Stack direction="row" spacing={1} component="nav" aria-label="Shelves">
      {shelves.map((shelf) => (
        <Chip
          key={shelf}
          color="primary"
          slotProps={{ action: { component: 'a', href: '#links' } }}
        >
          {shelf}
        </Chip>
      ))}
    </Stack>
  );
}
