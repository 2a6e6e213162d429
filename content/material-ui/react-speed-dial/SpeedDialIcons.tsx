import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CloseIcon from '@mui/icons-material/Close';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';

export default function SpeedDialIcons() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 200 }}>
      <SpeedDial
        ariaLabel="Share the list"
        icon={<SpeedDialIcon icon={<ShareIcon />} openIcon={<CloseIcon />} />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction
          icon={<FileDownloadIcon />}
          slotProps={{ tooltip: { title: 'Download' } }}
        />
        <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
      </SpeedDial>
    </Box>
  );
}
