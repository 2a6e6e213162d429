import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';

/** The list of records: itself it is a whole data grid. */
export default function Miniature() {
  return (
    <Stack sx={{ gap: 1, width: 280, alignItems: 'end' }}>
      <Button variant="contained" size="small" startIcon={<AddIcon />}>
        Create new
      </Button>
      <Paper variant="outlined" sx={{ width: 1 }}>
        <Table size="small">
          <TableBody>
            {['Vanilla orchid', 'Sea holly'].map((name) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell align="right" padding="none">
                  <IconButton size="small" aria-label="Edit">
                    <EditIcon fontSize="small" />
                  </IconButton>
                  <IconButton size="small" aria-label="Delete">
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
    </Stack>
  );
}
