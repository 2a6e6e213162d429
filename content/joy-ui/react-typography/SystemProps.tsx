import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function SystemProps() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography
        fontSize={{ xs: 'xl2', sm: 'xl4' }}
        fontWeight="xl"
        lineHeight="xs"
        textAlign="center"
        textColor="text.primary"
      >
        22:00
      </Typography>
      <Typography level="body-xs" component="p" mt={1} textAlign="center">
        Greenwich time signal
      </Typography>
    </Box>
  );
}
