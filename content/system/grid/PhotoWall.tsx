import Box from '@mui/system/Box';

const photos = [
  { name: 'Sunflower', wide: false },
  { name: 'Wren', wide: false },
  { name: 'Hedge', wide: true },
  { name: 'Gate', wide: false },
  { name: 'Bench', wide: false },
];

export default function PhotoWall() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridAutoRows: 56,
        gridAutoFlow: 'dense',
        gap: 0.5,
        width: 1,
        maxWidth: 360,
      }}
    >
      {photos.map(({ name, wide }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            placeItems: 'center',
            border: 1,
            gridColumn: wide ? 'span 2' : undefined,
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
