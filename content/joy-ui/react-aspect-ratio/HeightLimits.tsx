import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

export default function HeightLimits() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AspectRatio maxHeight={120} sx={{ borderRadius: 'sm' }}>
        <div>At most 120 px high</div>
      </AspectRatio>
      <AspectRatio minHeight={100} sx={{ width: 140, borderRadius: 'sm' }}>
        <div>At least 100 px</div>
      </AspectRatio>
    </Stack>
  );
}
