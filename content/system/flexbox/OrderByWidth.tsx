import Box from '@mui/system/Box';

export default function OrderByWidth() {
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 1, width: 1 }}>
      <Box sx={{ p: 2, border: 1, flexGrow: 1 }}>First in the code: the article</Box>
      <Box sx={{ p: 2, border: 1, order: { md: -1 } }}>
        Second: facts, at the start on wide screens
      </Box>
    </Box>
  );
}
