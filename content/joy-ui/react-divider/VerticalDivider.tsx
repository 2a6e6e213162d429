import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function VerticalDivider() {
  return (
    <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'md' }}>
      <div>
        <Typography level="title-sm">Way up</Typography>
        <Typography level="body-sm">780 m in 3 hours</Typography>
      </div>
      <Divider orientation="vertical" aria-orientation="vertical" />
      <div>
        <Typography level="title-sm">Way down</Typography>
        <Typography level="body-sm">Cable car until 17:00</Typography>
      </div>
    </Sheet>
  );
}
