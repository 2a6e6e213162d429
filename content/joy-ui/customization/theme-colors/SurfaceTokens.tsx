import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const surfaces = ['body', 'surface', 'level1', 'level2', 'level3'] as const;

export default function SurfaceTokens() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        width: '100%',
      }}
    >
      {surfaces.map((surface) => (
        <Box
          key={surface}
          sx={{
            p: 2,
            borderRadius: 'md',
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: `background.${surface}`,
          }}
        >
          <Typography level="title-sm">{surface}</Typography>
          <Typography level="title-sm" textColor="text.secondary">
            Radish, 40 seeds
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
