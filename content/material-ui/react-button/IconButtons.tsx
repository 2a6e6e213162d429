import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import PrintIcon from '@mui/icons-material/Print';
import QrCodeIcon from '@mui/icons-material/QrCode';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Edit address" size="small">
        <EditIcon fontSize="inherit" />
      </IconButton>
      <Tooltip title="Show drop-off code">
        <IconButton color="primary">
          <QrCodeIcon />
        </IconButton>
      </Tooltip>
      <IconButton aria-label="Delete shipment" color="error" size="large">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print label" disabled>
        <PrintIcon />
      </IconButton>
    </Stack>
  );
}
