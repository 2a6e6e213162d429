import Box from '@mui/joy/Box';
import Sheet, { type SheetProps } from '@mui/joy/Sheet';

const VOICES: { voice: string; variant: SheetProps['variant'] }[] = [
  { voice: 'Soprano', variant: 'plain' },
  { voice: 'Alto', variant: 'outlined' },
  { voice: 'Tenor', variant: 'soft' },
  { voice: 'Bass', variant: 'solid' },
];

export default function SheetVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
      }}
    >
      {VOICES.map(({ voice, variant }) => (
        <Sheet key={voice} variant={variant} sx={{ p: 2 }}>
          {voice}: {variant}
        </Sheet>
      ))}
    </Box>
  );
}
