import { styled } from '@mui/material/styles';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2, 1, 2),
  borderInlineStart: `${theme.spacing(0.5)} solid`,
  maxWidth: `calc(100% - ${theme.spacing(4)})`,
}));

export default function StyledSpacing() {
  return <Note>Rinse the pot with hot water before you put in the leaves.</Note>;
}
