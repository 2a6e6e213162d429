import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const directions = ['row', 'row-reverse'] as const;

export default function CompassRow() {
  return directions.map((direction) => (
    <Stack key={direction} useFlexGap direction={direction} spacing={2} sx={{ p: 1 }}>
      {['West', 'Center', 'East'].map((point) => (
        <Box key={point} sx={{ p: 1, border: 1 }}>
          {point}
        </Box>
      ))}
    </Stack>
  ));
}
