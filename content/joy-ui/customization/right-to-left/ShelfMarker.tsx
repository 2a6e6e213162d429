import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ShelfMarker() {
  return (
    <Sheet
      sx={{
        paddingBlock: 1.5,
        paddingInlineStart: 3,
        paddingInlineEnd: 2,
        borderInlineStart: '4px solid',
        borderInlineStartColor: 'primary.500',
        borderStartEndRadius: '12px',
        borderEndEndRadius: '12px',
        bgcolor: 'background.level1',
      }}
    >
      <Typography level="title-md">Poetry, shelf 7</Typography>
      <Typography sx={{ textAlign: 'start' }}>Ordered by first line</Typography>
    </Sheet>
  );
}
