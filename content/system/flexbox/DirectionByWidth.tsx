import Box from '@mui/system/Box';

const steps = ['Sow', 'Water', 'Harvest'];

export default function DirectionByWidth() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        m: 0,
        p: 0,
        width: 1,
        listStylePosition: 'inside',
      }}
    >
      {steps.map((step) => (
        <Box component="li" key={step} sx={{ flex: 1, p: 2, border: 1 }}>
          {step}
        </Box>
      ))}
    </Box>
  );
}
