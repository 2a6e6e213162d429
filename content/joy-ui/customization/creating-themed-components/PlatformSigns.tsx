import Stack from '@mui/joy/Stack';
import PlatformSign from './PlatformSign';

export default function PlatformSigns() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <PlatformSign platform="4">Gothenburg</PlatformSign>
      <PlatformSign platform="7" variant="solid">
        Malmö, leaves now
      </PlatformSign>
      <PlatformSign platform="9" variant="outlined" color="neutral">
        Kiruna, night train
      </PlatformSign>
    </Stack>
  );
}
