import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const bars = [
  { label: 'width: 1/4', width: 1 / 4 },
  { label: 'width: 0.8', width: 0.8 },
  { label: 'width: 160', width: 160 },
  { label: "width: '20rem'", width: '20rem' },
];

export default function SpacingAndSize() {
  return (
    <Stack sx={{ gap: 1, width: 1 }}>
      {bars.map(({ label, width }) => (
        <Box
          key={label}
          sx={{
            boxSizing: 'border-box',
            width,
            minWidth: 'max-content',
            maxWidth: 1,
            px: 2,
            py: 0.5,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
            borderRadius: 1,
          }}
        >
          {label}
        </Box>
      ))}
    </Stack>
  );
}
