import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicDivider() {
  return (
    <Sheet variant="outlined" sx={{ width: 280, p: 2, borderRadius: 'md' }}>
      <Typography level="title-md">Ridge hut</Typography>
      <Typography level="body-sm">2,140 m, open until October</Typography>
      <Divider sx={{ my: 1.5 }} />
      <Typography level="body-sm">18 of 32 beds free tonight</Typography>
    </Sheet>
  );
}
