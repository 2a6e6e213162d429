import Chip from '@mui/material/Chip';

export default function PlainStage() {
  return <Chip label="Plain" />;
}
