import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';

const Table = styled(Grid)(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  borderInlineStart: `1px solid ${theme.palette.divider}`,
}));

const Cell = styled(Grid)(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
}));

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export default function BorderedGrid() {
  return (
    <Table container sx={{ width: '100%' }}>
      {days.map((day) => (
        <Cell key={day} size={{ xs: 6, sm: 4 }}>
          {day}
        </Cell>
      ))}
    </Table>
  );
}
