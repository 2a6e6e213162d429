import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function ActionLayouts() {
  const buttons = [
    <Button key="borrow">Borrow</Button>,
    <Button key="ask" variant="outlined" color="neutral">
      Ask
    </Button>,
    <IconButton key="save" aria-label="Remember">
      <BookmarkBorderIcon />
    </IconButton>,
  ];

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', '& > *': { width: 270 } }}
    >
      <Card>
        <Typography level="title-sm">As wide as their labels</Typography>
        <CardActions>{buttons}</CardActions>
      </Card>
      <Card>
        <Typography level="title-sm">Sharing the width</Typography>
        <CardActions buttonFlex="0 1 120px">{buttons}</CardActions>
      </Card>
      <Card>
        <Typography level="title-sm">From the other end</Typography>
        <CardActions orientation="horizontal-reverse">{buttons}</CardActions>
      </Card>
      <Card>
        <Typography level="title-sm">One below the other</Typography>
        <CardActions orientation="vertical">{buttons}</CardActions>
      </Card>
    </Stack>
  );
}
