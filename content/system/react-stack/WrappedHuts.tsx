import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const huts = ['Alp Flix', 'Berghaus', 'Capanna Nera', 'Grubenhütte', 'Monte Leone', 'Weissmies'];

export default function WrappedHuts() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', width: 280 }}>
      {huts.map((hut) => (
        <Box key={hut} sx={{ px: 1, border: 1, borderRadius: 1 }}>
          {hut}
        </Box>
      ))}
    </Stack>
  );
}
