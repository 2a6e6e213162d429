import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const stages = ['Valley', 'Forest', 'Ridge', 'Summit'];

export default function RouteByWidth() {
  return (
    <Stack
      component="ol"
      useFlexGap
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {stages.map((stage) => (
        <Box component="li" key={stage} sx={{ p: 1, border: 1 }}>
          {stage}
        </Box>
      ))}
    </Stack>
  );
}
