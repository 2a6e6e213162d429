import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

export default function InvertedTicket() {
  const [isInverted, setInverted] = React.useState(true);

  return (
    <Stack spacing={2}>
      <Checkbox
        label="invertedColors"
        checked={isInverted}
        onChange={(event) => setInverted(event.target.checked)}
      />
      <Card variant="solid" color="primary" invertedColors={isInverted} sx={{ width: 280 }}>
        <Typography level="title-lg">The Seagull</Typography>
        <Typography textColor="text.primary">Main stage, Friday at 19:30</Typography>
        <Stack direction="row" spacing={1}>
          <Button>Buy tickets</Button>
          <Button variant="outlined">Cast</Button>
          <IconButton aria-label="Remember this play">
            <FavoriteBorderIcon />
          </IconButton>
        </Stack>
      </Card>
    </Stack>
  );
}
