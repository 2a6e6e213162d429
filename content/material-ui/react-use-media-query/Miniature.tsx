import Stack from '@mui/material/Stack';
import DesktopWindowsIcon from '@mui/icons-material/DesktopWindows';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import TabletMacIcon from '@mui/icons-material/TabletMac';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
      <SmartphoneIcon sx={{ fontSize: 40 }} color="action" />
      <TabletMacIcon sx={{ fontSize: 60 }} color="action" />
      <DesktopWindowsIcon sx={{ fontSize: 80 }} color="primary" />
    </Stack>
  );
}
