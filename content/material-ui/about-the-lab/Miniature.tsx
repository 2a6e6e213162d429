import ScienceIcon from '@mui/icons-material/Science';

export default function Miniature() {
  return <ScienceIcon color="primary" sx={{ fontSize: 72 }} />;
}
