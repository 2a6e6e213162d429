import Box from '@mui/joy/Box';
import Sheet, { type SheetProps } from '@mui/joy/Sheet';

const SONGS: { color: SheetProps['color']; title: string; state: string }[] = [
  { color: 'success', title: 'Evening on the river', state: 'known by heart' },
  { color: 'primary', title: 'Three ravens', state: 'next to rehearse' },
  { color: 'warning', title: 'Kyrie', state: 'bars 40 to 62 are shaky' },
  { color: 'danger', title: 'The mill wheel', state: 'no tenors in May' },
  { color: 'neutral', title: 'Lullaby', state: 'resting' },
];

export default function SheetColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {SONGS.map(({ color, title, state }) => (
        <Sheet key={title} variant="soft" color={color} sx={{ px: 2, py: 1, borderRadius: 'sm' }}>
          {title}: {state}
        </Sheet>
      ))}
    </Box>
  );
}
