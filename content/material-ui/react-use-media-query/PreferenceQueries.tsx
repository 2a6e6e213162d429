import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PreferenceQueries() {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery('(pointer: coarse)');

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label={dark ? 'Dark system' : 'Light system'} />
      <Chip label={calm ? 'Trailers paused' : 'Trailers play'} />
      <Chip label={touch ? 'Large seats to tap' : 'Seats to click'} />
    </Stack>
  );
}
