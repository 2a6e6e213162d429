import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const corners = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgePositions() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 5 }}>
      {corners.map((corner) => (
        <Badge
          key={`${corner.vertical} ${corner.horizontal}`}
          anchorOrigin={corner}
          badgeContent={2}
        >
          <Box sx={{ p: 2, borderRadius: 'sm', bgcolor: 'background.level1' }}>
            <Typography level="body-sm">
              {corner.vertical}, {corner.horizontal}
            </Typography>
          </Box>
        </Badge>
      ))}
    </Stack>
  );
}
