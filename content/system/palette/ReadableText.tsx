import Box from '@mui/system/Box';
import { darken, getContrastRatio, lighten } from '@mui/system/colorManipulator';
import Stack from '@mui/system/Stack';

const base = '#0f766e';
const shades = [lighten(base, 0.8), lighten(base, 0.5), base, darken(base, 0.4)];

export default function ReadableText() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {shades.map((bgcolor) => {
        const onWhite = getContrastRatio(bgcolor, '#fff');
        return (
          <Box key={bgcolor} sx={{ p: 2, bgcolor, color: onWhite >= 4.5 ? '#fff' : '#000' }}>
            {onWhite.toFixed(1)}
          </Box>
        );
      })}
    </Stack>
  );
}
