import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function RtlSlider() {
  return (
    <Box dir="rtl" lang="ar" sx={{ width: 280 }}>
      <Slider isRtl aria-label="سرعة العجلة" defaultValue={30} valueLabelDisplay="auto" />
    </Box>
  );
}
