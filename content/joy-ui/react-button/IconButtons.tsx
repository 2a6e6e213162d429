import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import DeleteIcon from '@mui/icons-material/Delete';
import ShareIcon from '@mui/icons-material/Share';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Save for later">
        <BookmarkAddIcon />
      </IconButton>
      <IconButton variant="soft" color="primary" aria-label="Share this film">
        <ShareIcon />
      </IconButton>
      <IconButton variant="outlined" color="danger" aria-label="Remove from watchlist">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
