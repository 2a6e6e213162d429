import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

const planet = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">
    <rect width="120" height="80" fill="#14213d"/>
    <circle cx="60" cy="40" r="22" fill="#e09f3e"/>
    <ellipse cx="60" cy="40" rx="40" ry="9" fill="none" stroke="#fff3b0" stroke-width="3"/>
  </svg>`,
)}`;

export default function ShowCard() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={planet} alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Rings of ice</Typography>
        <Typography level="body-sm">45 minutes under the dome, from age 8</Typography>
      </CardContent>
    </Card>
  );
}
