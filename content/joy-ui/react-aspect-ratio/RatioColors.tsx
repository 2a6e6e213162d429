import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function RatioColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <AspectRatio key={color} ratio="1" color={color} sx={{ width: 96, borderRadius: '50%' }}>
          <span>{color}</span>
        </AspectRatio>
      ))}
    </Stack>
  );
}
