import Chip from '@mui/material/Chip';

export default function GradientStage() {
  return <Chip label="Gradient" />;
}
