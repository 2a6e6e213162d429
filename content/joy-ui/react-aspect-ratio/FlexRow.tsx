import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const planet = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">
    <rect width="120" height="80" fill="#14213d"/>
    <circle cx="60" cy="40" r="22" fill="#e09f3e"/>
    <ellipse cx="60" cy="40" rx="40" ry="9" fill="none" stroke="#fff3b0" stroke-width="3"/>
  </svg>`,
)}`;

export default function FlexRow() {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', gap: 2, width: '100%', maxWidth: 420, p: 2, borderRadius: 'md' }}
    >
      <AspectRatio flex ratio="1" sx={{ flexBasis: 100, borderRadius: 'sm' }}>
        <img src={planet} alt="" />
      </AspectRatio>
      <div style={{ flex: 2 }}>
        <Typography level="title-md">Night of the telescopes</Typography>
        <Typography level="body-sm">
          Six telescopes stand on the roof. Bring a warm coat, a red lamp and some patience: clouds
          decide what we see, and the queue for the large one is long.
        </Typography>
      </div>
    </Sheet>
  );
}
