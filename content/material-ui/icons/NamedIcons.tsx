import * as React from 'react';
import BlockIcon from '@mui/icons-material/Block';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NamedIcons() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography sx={{ display: 'flex', gap: 1 }}>
        Pitch 14 <BlockIcon color="error" titleAccess="Taken" />
      </Typography>
      <IconButton aria-label="Save pitch 14" aria-pressed={saved} onClick={() => setSaved(!saved)}>
        {saved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
      </IconButton>
    </Stack>
  );
}
