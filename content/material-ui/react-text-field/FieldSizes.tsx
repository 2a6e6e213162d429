import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FieldSizes() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <TextField label="Employer" size="small" margin="dense" fullWidth defaultValue="St. Luz" />
      <TextField label="Position" margin="normal" fullWidth defaultValue="Nurse" />
      <TextField
        hiddenLabel
        variant="filled"
        size="small"
        fullWidth
        defaultValue="Full time"
        slotProps={{ htmlInput: { 'aria-label': 'Working hours' } }}
      />
    </Box>
  );
}
