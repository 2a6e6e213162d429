import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MicIcon from '@mui/icons-material/Mic';
import PodcastsIcon from '@mui/icons-material/Podcasts';

export default function DecoratedTypography() {
  return (
    <Stack spacing={1.5}>
      <Typography
        level="h4"
        component="p"
        startDecorator={<PodcastsIcon />}
        endDecorator={
          <Chip component="span" size="sm" color="danger" variant="solid">
            live
          </Chip>
        }
      >
        Harbor Hour
      </Typography>
      <Typography>
        The guest in the studio is{' '}
        <Typography color="primary" startDecorator={<MicIcon />}>
          Maren Aalto
        </Typography>
        , who builds organs.
      </Typography>
    </Stack>
  );
}
