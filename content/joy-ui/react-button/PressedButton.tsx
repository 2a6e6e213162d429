import * as React from 'react';
import Button from '@mui/joy/Button';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';

export default function PressedButton() {
  const [follows, setFollows] = React.useState(true);

  return (
    <Button
      variant="soft"
      aria-pressed={follows}
      startDecorator={follows ? <NotificationsActiveIcon /> : <NotificationsNoneIcon />}
      onClick={() => setFollows(!follows)}
    >
      Follow this director
    </Button>
  );
}
