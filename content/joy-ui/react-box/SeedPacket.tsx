import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function SeedPacket() {
  return (
    <Box
      sx={{
        width: 240,
        p: 2,
        border: '1px solid',
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'md',
        bgcolor: 'background.surface',
        boxShadow: 'sm',
      }}
    >
      <Typography level="title-md">Purple carrot</Typography>
      <Typography level="body-sm">Sow from March to June</Typography>
    </Box>
  );
}
