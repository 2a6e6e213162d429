import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';

const stored = [
  { id: 401, recipient: 'Amara Okafor', weight: 2400, shelf: 'B-3' },
  { id: 402, recipient: 'Zoë Lindqvist', weight: 850, shelf: 'A-12' },
  { id: 403, recipient: 'Émile Garnier', weight: 11500, shelf: 'C-1' },
  { id: 405, recipient: 'Yuki Tanaka', weight: 4100, shelf: 'B-10' },
  { id: 406, recipient: 'Bruno Salvi', weight: 850, shelf: 'A-2' },
  { id: 409, recipient: 'Ines Moreau', weight: 6200, shelf: 'C-7' },
];
const columns = [
  { id: 'recipient', label: 'Recipient', align: 'left' },
  { id: 'weight', label: 'Weight (g)', align: 'right' },
  { id: 'shelf', label: 'Shelf', align: 'left' },
] as const;
const { compare } = new Intl.Collator('en', { numeric: true });

export default function DepotTable() {
  const [parcels, setParcels] = React.useState(stored);
  const [selected, setSelected] = React.useState<number[]>([]);
  const [by, setBy] = React.useState<(typeof columns)[number]['id']>('recipient');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('asc');
  const [chosenPage, setPage] = React.useState(0);
  const [pageSize, setPageSize] = React.useState(4);
  const count = React.useRef<HTMLDivElement>(null);
  const allIds = parcels.map(({ id }) => id);
  // The chosen page may be gone: rows were handed out, or pages have become longer.
  const page = Math.min(chosenPage, Math.max(0, Math.ceil(parcels.length / pageSize) - 1));
  const sign = order === 'asc' ? 1 : -1;
  const sorted = [...parcels].sort((a, b) => sign * compare(String(a[by]), String(b[by])));

  const handOut = () => {
    setParcels(parcels.filter(({ id }) => !selected.includes(id)));
    setSelected([]);
    count.current?.focus(); // The button is about to be disabled and would lose the focus.
  };

  const renderCheckbox = (label: string, ids: number[]) => {
    const others = selected.filter((id) => !ids.includes(id));
    const checked = selected.length - others.length;
    return (
      <TableCell padding="checkbox">
        <Checkbox
          checked={checked > 0 && checked === ids.length}
          indeterminate={checked > 0 && checked < ids.length}
          onChange={(event) => setSelected(event.target.checked ? [...others, ...ids] : others)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      </TableCell>
    );
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 640 }}>
      <Toolbar sx={{ gap: 2, bgcolor: selected.length > 0 ? 'action.selected' : null }}>
        <Box ref={count} role="status" tabIndex={-1} sx={{ flexGrow: 1, typography: 'h6' }}>
          {selected.length > 0 ? `${selected.length} selected` : `${parcels.length} parcels`}
        </Box>
        <Button variant="contained" disabled={selected.length === 0} onClick={handOut}>
          Hand out
        </Button>
      </Toolbar>
      <TableContainer>
        <Table aria-label="Parcels at the depot">
          <TableHead>
            <TableRow>
              {renderCheckbox('Select parcels on all pages', allIds)}
              {columns.map(({ id, label, align }) => (
                <TableCell key={id} align={align} sortDirection={by === id && order}>
                  <TableSortLabel
                    active={by === id}
                    direction={by === id ? order : 'asc'}
                    onClick={() => {
                      setBy(id);
                      setOrder(by === id && order === 'asc' ? 'desc' : 'asc');
                      setPage(0);
                    }}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.slice(page * pageSize, (page + 1) * pageSize).map((parcel) => (
              <TableRow key={parcel.id} hover selected={selected.includes(parcel.id)}>
                {renderCheckbox(`Select ${parcel.recipient}`, [parcel.id])}
                <TableCell component="th" scope="row">
                  {parcel.recipient}
                </TableCell>
                <TableCell align="right">{parcel.weight.toLocaleString('en')}</TableCell>
                <TableCell>{parcel.shelf}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={parcels.length}
        page={page}
        onPageChange={(_event, newPage) => setPage(newPage)}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[4, 8]}
        onRowsPerPageChange={(event) => setPageSize(Number(event.target.value))}
      />
    </Paper>
  );
}
