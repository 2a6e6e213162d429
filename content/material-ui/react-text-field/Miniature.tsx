import TextField from '@mui/material/TextField';

export default function Miniature() {
  return <TextField label="Name" defaultValue="Mira" focused sx={{ width: 220 }} />;
}
