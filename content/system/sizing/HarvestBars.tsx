import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const crops = [
  { name: 'Apples', width: 1 },
  { name: 'Pears', width: 3 / 4 },
  { name: 'Plums', width: 1 / 2 },
  { name: 'Quinces', width: 120 },
];

export default function HarvestBars() {
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 360 }}>
      {crops.map(({ name, width }) => (
        <Box
          key={name}
          sx={{ boxSizing: 'border-box', width, p: 1, bgcolor: '#166534', color: '#fff' }}
        >
          {name}
        </Box>
      ))}
    </Stack>
  );
}
