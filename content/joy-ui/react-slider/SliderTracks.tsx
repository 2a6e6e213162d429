import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderTracks() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <FormLabel id="track-inverted">Still to be thrown (inverted)</FormLabel>
      <Slider
        track="inverted"
        defaultValue={60}
        slotProps={{ input: { 'aria-labelledby': 'track-inverted' } }}
      />
      <FormLabel id="track-none">Position of the handle (no track)</FormLabel>
      <Slider
        track={false}
        defaultValue={35}
        slotProps={{ input: { 'aria-labelledby': 'track-none' } }}
      />
    </Stack>
  );
}
