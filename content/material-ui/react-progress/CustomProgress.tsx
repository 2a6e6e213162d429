import Box from '@mui/material/Box';
import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ThickBar = styled(LinearProgress)({
  height: 12,
  borderRadius: 6,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 6,
  },
});

const round = { [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' } };

export default function CustomProgress() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
      <ThickBar
        variant="determinate"
        value={55}
        aria-label="Photos saved"
        sx={{ width: '100%', bgcolor: 'action.selected' }}
      />
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <CircularProgress
          aria-hidden
          variant="determinate"
          value={100}
          size={56}
          sx={{ color: 'action.selected' }}
        />
        <CircularProgress
          variant="determinate"
          value={55}
          size={56}
          aria-label="Music saved"
          sx={{ ...round, position: 'absolute', inset: 0 }}
        />
      </Box>
    </Stack>
  );
}
