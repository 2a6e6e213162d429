import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function RatioVariables() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', '--AspectRatio-radius': '24px 4px' }}>
      <AspectRatio color="primary" sx={{ '--AspectRatio-maxHeight': { xs: '80px', sm: '140px' } }}>
        <div>Lower on small screens</div>
      </AspectRatio>
    </Box>
  );
}
