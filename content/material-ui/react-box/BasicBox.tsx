import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 300,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      Tank 3: coral reef, 24.5 °C, 400 liters
    </Box>
  );
}
