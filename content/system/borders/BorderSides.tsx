import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const box = { display: 'grid', placeItems: 'center', width: 96, height: 64 };

export default function BorderSides() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Box sx={{ ...box, border: 1 }}>border</Box>
      <Box sx={{ ...box, borderTop: 4 }}>top</Box>
      <Box sx={{ ...box, border: 1, borderBottom: 0 }}>no bottom</Box>
      <Box sx={{ ...box, border: '4px double' }}>double</Box>
      <Box sx={{ ...box, outline: 2, outlineOffset: 4 }}>outline</Box>
    </Stack>
  );
}
