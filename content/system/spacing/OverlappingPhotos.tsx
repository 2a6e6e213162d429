import Box from '@mui/system/Box';

const crew = [
  { name: 'Ada', bgcolor: '#1e40af' },
  { name: 'Bo', bgcolor: '#166534' },
  { name: 'Cy', bgcolor: '#9d174d' },
];

export default function OverlappingPhotos() {
  return (
    <Box sx={{ display: 'flex', width: 160, mx: 'auto' }}>
      {crew.map(({ name, bgcolor }, index) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            marginInlineStart: index === 0 ? 0 : -2,
            borderRadius: '50%',
            border: 2,
            borderColor: '#fff',
            bgcolor,
            color: '#fff',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
