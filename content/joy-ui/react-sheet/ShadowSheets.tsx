import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const SHADOWS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ShadowSheets() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', p: 2 }}>
      {SHADOWS.map((shadow) => (
        <Sheet
          key={shadow}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 88,
            height: 88,
            borderRadius: 'md',
            boxShadow: shadow,
          }}
        >
          {shadow}
        </Sheet>
      ))}
    </Stack>
  );
}
