import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetElements() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <Sheet component="article" variant="outlined" sx={{ p: 2, flex: 2, borderRadius: 'sm' }}>
        <Typography level="title-lg" component="h3">
          Concert in the old depot
        </Typography>
        <Typography sx={{ mt: 1 }}>
          Songs of four harbors on 21 June, with a break at eight and soup for everyone.
        </Typography>
      </Sheet>
      <Sheet
        component="section"
        aria-label="How to get there"
        variant="soft"
        sx={{ p: 2, flex: 1, borderRadius: 'sm' }}
      >
        Tram 6 to Depot, then two minutes on foot.
      </Sheet>
    </Stack>
  );
}
