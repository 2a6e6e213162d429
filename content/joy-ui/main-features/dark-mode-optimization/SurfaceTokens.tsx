import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const SURFACES = ['body', 'surface', 'level1', 'level2'] as const;

export default function SurfaceTokens() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {SURFACES.map((name) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ p: 2, width: 150, borderRadius: 'md', bgcolor: `background.${name}` }}
        >
          <Typography level="title-sm" textColor="text.primary">
            {name}
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            Light every 5 s
          </Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
