import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicSheet() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', maxWidth: 360 }}>
      <Typography level="title-md" component="h3">
        Rehearsal on Tuesday
      </Typography>
      <Typography>
        Altos and basses meet at 18:30, everyone else half an hour later. Bring a pencil.
      </Typography>
    </Sheet>
  );
}
