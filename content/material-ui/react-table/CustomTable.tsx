import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const StripedTable = styled(Table)({
  [`& .${tableCellClasses.root}`]: {
    border: 0,
  },
  [`& .${tableCellClasses.head}`]: {
    textTransform: 'uppercase',
    letterSpacing: 1,
    borderBottom: '2px solid',
  },
});

export default function CustomTable() {
  return (
    <StripedTable aria-label="Hourly rates" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Grade</TableCell>
          <TableCell align="right">Rate (€)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['Apprentice', 'Baker', 'Master'].map((grade, index) => (
          <TableRow key={grade} sx={{ '&:nth-of-type(odd)': { bgcolor: 'action.hover' } }}>
            <TableCell>{grade}</TableCell>
            <TableCell align="right">{14 + index * 5}.50</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StripedTable>
  );
}
