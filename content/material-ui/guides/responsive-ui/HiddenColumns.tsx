import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const departures = [
  { time: '09:12', to: 'Porto', platform: '3', operator: 'Coastline' },
  { time: '09:40', to: 'Braga', platform: '1', operator: 'Minho Rail' },
  { time: '10:05', to: 'Faro', platform: '7', operator: 'Southern' },
];
const fromSmall = { display: { xs: 'none', sm: 'table-cell' } };

export default function HiddenColumns() {
  return (
    <Table size="small" aria-label="Departures">
      <TableHead>
        <TableRow>
          <TableCell>Time</TableCell>
          <TableCell>To</TableCell>
          <TableCell sx={fromSmall}>Operator</TableCell>
          <TableCell>Platform</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {departures.map((train) => (
          <TableRow key={train.time}>
            <TableCell>{train.time}</TableCell>
            <TableCell>
              {train.to}
              <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                {train.operator}
              </Typography>
            </TableCell>
            <TableCell sx={fromSmall}>{train.operator}</TableCell>
            <TableCell>{train.platform}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
