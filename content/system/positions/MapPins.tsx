import Box from '@mui/system/Box';

const pins = [
  { name: 'Inn', top: 20, left: 24 },
  { name: 'Well', top: 88, left: 150 },
  { name: 'Bridge', top: 40, left: '70%' },
];

export default function MapPins() {
  return (
    <Box sx={{ position: 'relative', width: 1, maxWidth: 320, height: 140, border: 1 }}>
      {pins.map(({ name, top, left }) => (
        <Box key={name} sx={{ position: 'absolute', top, left }}>
          ⌂ {name}
        </Box>
      ))}
    </Box>
  );
}
