import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function ExpandableCard() {
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ width: 300 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Ridge crossing
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          14 km, 1,200 m up, only in dry weather
        </Typography>
      </CardContent>
      <CardActions disableSpacing>
        <IconButton aria-label="Save Ridge crossing">
          <BookmarkBorderIcon />
        </IconButton>
        <Button
          aria-expanded={open}
          aria-controls="ridge-stages"
          onClick={() => setOpen(!open)}
          sx={{ marginInlineStart: 'auto' }}
        >
          Stages
        </Button>
      </CardActions>
      <Collapse in={open} id="ridge-stages">
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">1. Falkenstein hut to the saddle, 2 h</Typography>
          <Typography variant="body2">2. Along the ridge, with ropes, 3 h</Typography>
          <Typography variant="body2">3. Down to the lake hut, 2 h</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
