import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import MusicNoteIcon from '@mui/icons-material/MusicNote';

export default function DecoratedLinks() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Link href="#practice" startDecorator={<MusicNoteIcon />}>
        Practice tracks
      </Link>
      <Link href="#score.pdf" endDecorator={<DownloadIcon />}>
        Score, PDF
      </Link>
      <Link
        href="#messages"
        endDecorator={
          <Chip size="sm" variant="soft">
            3 new
          </Chip>
        }
        slotProps={{ endDecorator: { sx: { marginInlineStart: 1.5 } } }}
      >
        Messages
      </Link>
    </Stack>
  );
}
