import Box from '@mui/system/Box';

const parts = ['head', 'plan', 'notes', 'foot'];

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"head" "plan" "notes" "foot"',
          sm: '"head head" "plan notes" "foot foot"',
        },
        gridTemplateColumns: { sm: '2fr 1fr' },
        gap: 1,
        width: 1,
      }}
    >
      {parts.map((gridArea) => (
        <Box key={gridArea} sx={{ gridArea, p: 2, border: 1 }}>
          {gridArea}
        </Box>
      ))}
    </Box>
  );
}
