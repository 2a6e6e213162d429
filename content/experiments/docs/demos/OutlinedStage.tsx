import Chip from '@mui/material/Chip';

export default function OutlinedStage() {
  return <Chip label="Outlined" />;
}
