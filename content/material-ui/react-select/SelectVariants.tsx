import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} size="small" sx={{ width: 160 }}>
          <InputLabel id={`milk-${variant}`}>Milk</InputLabel>
          <Select labelId={`milk-${variant}`} label="Milk" defaultValue="oat">
            <MenuItem value="whole">Whole</MenuItem>
            <MenuItem value="oat">Oat</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
