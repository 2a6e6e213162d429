import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function ThemeTokens() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ p: 2, borderRadius: 1, color: 'primary.contrastText', bgcolor: 'primary.main' }}>
        Palette
      </Box>
      <Box sx={{ p: 2, borderRadius: 4, border: 2, borderColor: 'success.main' }}>Border</Box>
      <Box sx={{ p: 2, borderRadius: '50% 0', boxShadow: 3, bgcolor: 'background.paper' }}>
        Shadow
      </Box>
      <Box sx={{ p: 2, typography: 'h5' }}>Typography</Box>
      <Box sx={{ p: 2, fontWeight: 'fontWeightLight', fontSize: 'h6.fontSize' }}>
        Light, 1.25rem
      </Box>
    </Stack>
  );
}
