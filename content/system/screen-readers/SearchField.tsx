import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function SearchField() {
  return (
    <Box component="form" role="search" sx={{ position: 'relative', display: 'flex', gap: 1 }}>
      <Box component="label" htmlFor="bird-search" sx={visuallyHidden}>
        Search birds
      </Box>
      <Box component="input" id="bird-search" type="search" sx={{ minWidth: 0, p: 1 }} />
      <Box component="button" type="button" sx={{ px: 2 }}>
        Search
      </Box>
    </Box>
  );
}
