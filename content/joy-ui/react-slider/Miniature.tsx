import Slider from '@mui/joy/Slider';

export default function Miniature() {
  return <Slider defaultValue={60} sx={{ width: 220 }} />;
}
