import Slider from '@mui/material/Slider';

export default function Miniature() {
  return <Slider defaultValue={60} marks step={20} valueLabelDisplay="off" sx={{ width: 220 }} />;
}
