import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Label = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1, 3),
  borderRadius: 999,
  borderStyle: 'dashed',
  borderColor: theme.palette.primary.main,
  color: theme.palette.primary.main,
}));

export default function CustomPaper() {
  return <Label variant="outlined">Baked at 4:30</Label>;
}
