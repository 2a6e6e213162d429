import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';

export default function EmptyPicture() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <AspectRatio
        ratio="1"
        variant="outlined"
        sx={{ flex: 'none', width: 64, borderRadius: 'sm' }}
      >
        <div>
          <ImageOutlinedIcon />
        </div>
      </AspectRatio>
      <div>
        <Typography level="title-sm">Winter sky</Typography>
        <Typography level="body-sm">The poster is not ready yet.</Typography>
      </div>
    </Stack>
  );
}
