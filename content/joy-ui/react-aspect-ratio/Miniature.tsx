import AspectRatio from '@mui/joy/AspectRatio';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <AspectRatio
      ratio="16/9"
      variant="soft"
      color="primary"
      sx={{ width: 200, borderRadius: 'md' }}
    >
      <Typography level="h3">16 / 9</Typography>
    </AspectRatio>
  );
}
