import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { depots } from './depots.ts';

const yAxis = { min: 0, max: 550 };

export default function SparklineTable() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Parcels by depot">
        <TableHead>
          <TableRow>
            <TableCell>Depot</TableCell>
            <TableCell>Ten days</TableCell>
            <TableCell align="right">Today</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {depots.map(({ name, parcels }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <SparkLineChart
                  title={`Parcels from ${name}, last ten days`}
                  data={parcels}
                  plotType="bar"
                  yAxis={yAxis}
                  width={60}
                  height={36}
                />
              </TableCell>
              <TableCell align="right">{parcels.at(-1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
