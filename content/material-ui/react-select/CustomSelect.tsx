import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const PillInput = styled(InputBase)(({ theme }) => ({
  [`& .${selectClasses.select}`]: {
    padding: theme.spacing(1, 2),
    border: '2px solid',
    borderRadius: 999,
    '&:focus': {
      borderRadius: 999,
      outline: '2px solid',
      outlineOffset: 2,
    },
  },
  [`& .${selectClasses.icon}`]: {
    right: theme.spacing(1),
  },
}));

export default function CustomSelect() {
  return (
    <Select
      defaultValue="medium"
      input={<PillInput />}
      IconComponent={ExpandMoreIcon}
      inputProps={{ 'aria-label': 'Cup size' }}
      MenuProps={{ slotProps: { paper: { sx: { borderRadius: 4, mt: 1 } } } }}
    >
      <MenuItem value="small">Small cup</MenuItem>
      <MenuItem value="medium">Medium cup</MenuItem>
      <MenuItem value="large">Large cup</MenuItem>
    </Select>
  );
}
