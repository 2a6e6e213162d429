import Chip from '@mui/material/Chip';

export default function SubtleStage() {
  return <Chip label="Subtle" />;
}
