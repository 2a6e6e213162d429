import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions, { type CardActionsProps } from '@mui/joy/CardActions';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

const LAYOUTS: { name: string; props: CardActionsProps }[] = [
  { name: 'As wide as their labels', props: {} },
  { name: 'Sharing the width', props: { buttonFlex: '0 1 120px' } },
  { name: 'From the other end', props: { orientation: 'horizontal-reverse' } },
  { name: 'One below the other', props: { orientation: 'vertical', buttonFlex: 1 } },
];

export default function ActionLayouts() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {LAYOUTS.map(({ name, props }) => (
        <Card key={name} sx={{ width: 270 }}>
          <Typography level="title-sm">{name}</Typography>
          <CardActions {...props}>
            <Button>Borrow</Button>
            <Button variant="outlined" color="neutral">
              Ask
            </Button>
            <IconButton aria-label={`Remember: ${name}`}>
              <BookmarkBorderIcon />
            </IconButton>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
