import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const slips = [
  { month: 'March', net: '2,310.40', notes: 'Gross 3,120.00, tax 498.20, pension 311.40' },
  { month: 'April', net: '2,402.15', notes: 'Gross 3,250.00, tax 522.45, pension 325.40' },
];

export default function CollapsibleTable() {
  const [open, setOpen] = React.useState('April');

  return (
    <Table aria-label="Pay slips with details" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Month</TableCell>
          <TableCell align="right">Net (€)</TableCell>
          <TableCell align="right">Details</TableCell>
        </TableRow>
      </TableHead>
      {slips.map(({ month, net, notes }) => (
        <TableBody key={month}>
          <TableRow>
            <TableCell>{month}</TableCell>
            <TableCell align="right">{net}</TableCell>
            <TableCell align="right" padding="none">
              <IconButton
                aria-label={`Details of ${month}`}
                aria-expanded={open === month}
                onClick={() => setOpen(open === month ? '' : month)}
              >
                {open === month ? <ExpandLessIcon /> : <ExpandMoreIcon />}
              </IconButton>
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell colSpan={3} sx={{ py: 0 }}>
              <Collapse in={open === month}>
                <Typography variant="body2" sx={{ py: 1 }}>
                  {notes}
                </Typography>
              </Collapse>
            </TableCell>
          </TableRow>
        </TableBody>
      ))}
    </Table>
  );
}
