import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const corners = [0, 1, 4, '50%', '24px 0'];

export default function RoundedCorners() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {corners.map((borderRadius) => (
        <Box
          key={borderRadius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            border: 2,
            borderRadius,
          }}
        >
          {borderRadius}
        </Box>
      ))}
    </Stack>
  );
}
