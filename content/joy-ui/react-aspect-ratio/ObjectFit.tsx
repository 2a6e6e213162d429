import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const planet = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">
    <rect width="120" height="80" fill="#14213d"/>
    <circle cx="60" cy="40" r="22" fill="#e09f3e"/>
    <ellipse cx="60" cy="40" rx="40" ry="9" fill="none" stroke="#fff3b0" stroke-width="3"/>
  </svg>`,
)}`;
const fits = ['cover', 'contain', 'fill'] as const;

export default function ObjectFit() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {fits.map((fit) => (
        <Stack key={fit} spacing={0.5} sx={{ width: 120 }}>
          <AspectRatio ratio="1" objectFit={fit}>
            <img src={planet} alt="" />
          </AspectRatio>
          <Typography level="body-sm">{fit}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
