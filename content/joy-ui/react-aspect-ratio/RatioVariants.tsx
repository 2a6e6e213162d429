import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import NightsStayIcon from '@mui/icons-material/NightsStay';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function RatioVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <AspectRatio
          key={variant}
          ratio="4 / 3"
          variant={variant}
          sx={{ width: 112, borderRadius: 'sm' }}
        >
          <Stack spacing={0.5}>
            <NightsStayIcon />
            <span>{variant}</span>
          </Stack>
        </AspectRatio>
      ))}
    </Stack>
  );
}
