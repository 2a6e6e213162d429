import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { styled } from '@mui/material/styles';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  {
    field: 'owes',
    headerName: 'Owes',
    type: 'number',
    cellClassName: ({ value }) => (value > 0 ? 'open' : ''),
  },
];

const rows = [
  { id: 1, guest: 'Amara Diallo', owes: 240 },
  { id: 2, guest: 'Jonas Weber', owes: 0 },
  { id: 3, guest: 'Sofia Lindqvist', owes: 410 },
  { id: 4, guest: 'Noor Haddad', owes: 0 },
];

const LedgerGrid = styled(DataGrid)(({ theme }) => ({
  border: 0,
  [`&.${gridClasses.root}`]: {
    '--DataGrid-t-header-background-base':
      theme.palette.mode === 'dark' ? theme.palette.grey[800] : theme.palette.grey[200],
  },
  [`& .${gridClasses.row}.odd`]: {
    backgroundColor: theme.palette.action.hover,
  },
  [`& .${gridClasses.cell}.open`]: {
    fontWeight: theme.typography.fontWeightBold,
  },
}));

export default function StyledBookings() {
  return (
    <Box sx={{ width: '100%', height: 210 }}>
      <LedgerGrid
        rows={rows}
        columns={columns}
        label="Ledger"
        hideFooter
        rowHeight={40}
        columnHeaderHeight={40}
        getRowClassName={({ indexRelativeToCurrentPage: index }) => (index % 2 === 1 ? 'odd' : '')}
      />
    </Box>
  );
}
