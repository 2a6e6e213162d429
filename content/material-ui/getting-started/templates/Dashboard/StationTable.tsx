import * as React from 'react';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { stations, type Station } from './data';

type SortKey = 'name' | 'bikes';

/** Riders find no bike below the first share of docks and no free dock above the second. */
function findState({ bikes, docks }: Station) {
  if (bikes / docks <= 0.15) return { label: 'Bring bikes', color: 'error' } as const;
  if (bikes / docks >= 0.95) return { label: 'Collect bikes', color: 'primary' } as const;
  return null;
}

export default function StationTable() {
  const [text, setText] = React.useState('');
  const [onlyUrgent, setOnlyUrgent] = React.useState(false);
  const [sortKey, setSortKey] = React.useState<SortKey>('name');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('asc');

  const sortBy = (key: SortKey) => {
    setOrder(key === sortKey && order === 'asc' ? 'desc' : 'asc');
    setSortKey(key);
  };
  const rows = stations
    .filter(({ name, district }) =>
      `${name} ${district}`.toLowerCase().includes(text.trim().toLowerCase()),
    )
    .filter((station) => !onlyUrgent || findState(station))
    .sort((a, b) => (sortKey === 'name' ? a.name.localeCompare(b.name) : a.bikes - b.bikes));
  if (order === 'desc') rows.reverse();

  const sortHeader = (key: SortKey, label: string) => (
    <TableSortLabel
      active={key === sortKey}
      direction={key === sortKey ? order : 'asc'}
      onClick={() => sortBy(key)}
    >
      {label}
    </TableSortLabel>
  );

  return (
    <Card variant="outlined">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ p: 2, alignItems: { sm: 'center' } }}
      >
        <Typography variant="h6" component="h2" id="stations" sx={{ flexGrow: 1 }}>
          Stations
        </Typography>
        <FormControlLabel
          control={<Switch />}
          checked={onlyUrgent}
          onChange={(_event, checked) => setOnlyUrgent(checked)}
          label="Only where a van is needed"
        />
        <TextField
          size="small"
          type="search"
          label="Find a station"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Stack>
      <TableContainer role="region" aria-labelledby="stations" tabIndex={0}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell sortDirection={sortKey === 'name' ? order : false}>
                {sortHeader('name', 'Station')}
              </TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>District</TableCell>
              <TableCell align="right" sortDirection={sortKey === 'bikes' ? order : false}>
                {sortHeader('bikes', 'Bikes')}
              </TableCell>
              <TableCell>To do</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((station) => {
              const state = findState(station);
              return (
                <TableRow key={station.name} hover>
                  <TableCell component="th" scope="row">
                    {station.name}
                  </TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                    {station.district}
                  </TableCell>
                  <TableCell align="right">
                    {station.bikes} of {station.docks}
                  </TableCell>
                  <TableCell>
                    {state ? (
                      <Chip
                        size="small"
                        variant="outlined"
                        label={state.label}
                        color={state.color}
                      />
                    ) : (
                      'Nothing'
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography role="status" variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        {rows.length === 0 ? 'No station matches.' : `${rows.length} of ${stations.length} shown`}
      </Typography>
    </Card>
  );
}
