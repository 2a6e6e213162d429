import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto 1fr',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        m: 0,
      }}
    >
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2">
            spacing({step})
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {step * 8} px
          </Typography>
          <Box
            component="dd"
            sx={{
              m: 0,
              width: (theme) => theme.spacing(step),
              height: 16,
              bgcolor: 'primary.main',
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
