import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

export default function Miniature() {
  return (
    <Box sx={{ width: 220 }}>
      <TextField
        label="Harbor"
        defaultValue="Be"
        size="small"
        fullWidth
        focused
        slotProps={{ input: { endAdornment: <ArrowDropDownIcon sx={{ rotate: '180deg' }} /> } }}
      />
      <Paper elevation={4} sx={{ mt: 0.5 }}>
        <MenuList dense>
          <MenuItem selected>Bergen</MenuItem>
          <MenuItem>Bodø</MenuItem>
        </MenuList>
      </Paper>
    </Box>
  );
}
