import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SlidingThumb() {
  return (
    <FormControl orientation="horizontal" size="lg" sx={{ width: 240 }}>
      <FormLabel>Jingle after each song</FormLabel>
      <Switch
        slotProps={{
          thumb: {
            sx: {
              '@media (prefers-reduced-motion: no-preference)': { transition: 'left 150ms' },
            },
          },
        }}
      />
    </FormControl>
  );
}
