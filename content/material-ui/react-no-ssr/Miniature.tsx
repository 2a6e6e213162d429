import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DesktopWindowsIcon from '@mui/icons-material/DesktopWindows';
import DnsIcon from '@mui/icons-material/Dns';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <DnsIcon fontSize="large" color="disabled" />
      <ArrowForwardIcon color="action" />
      <DesktopWindowsIcon fontSize="large" color="primary" />
    </Stack>
  );
}
