import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import PersonIcon from '@mui/icons-material/Person';

const person = (
  <InputAdornment position="start" disablePointerEvents>
    <PersonIcon />
  </InputAdornment>
);
const euro = (
  <InputAdornment position="start" disableTypography sx={{ fontWeight: 'bold' }}>
    €
  </InputAdornment>
);
const perMonth = <InputAdornment position="end">per month</InputAdornment>;

export default function FieldAdornments() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Guarantor"
        defaultValue="Tomás Reis"
        slotProps={{ input: { startAdornment: person } }}
      />
      <TextField
        label="Income"
        defaultValue="2,450"
        slotProps={{ input: { startAdornment: euro, endAdornment: perMonth } }}
      />
    </Stack>
  );
}
