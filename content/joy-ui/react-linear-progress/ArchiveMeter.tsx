import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function ArchiveMeter() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id="vault-label" sx={{ mb: 1 }}>
        Vault 2: 310 of 340 shelves in use
      </Typography>
      <LinearProgress
        role="meter"
        determinate
        value={(310 / 340) * 100}
        color="warning"
        size="lg"
        aria-valuenow={91}
        aria-labelledby="vault-label"
        aria-valuetext="310 of 340 shelves"
      />
    </Box>
  );
}
