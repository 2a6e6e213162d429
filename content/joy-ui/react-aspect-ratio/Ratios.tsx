import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const ratios = ['21 / 9', '4 / 3', 1, '3 / 4'];

export default function Ratios() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {ratios.map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio} sx={{ width: 120, borderRadius: 'sm' }}>
          <div>{ratio}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
