import Typography from '@mui/joy/Typography';

export default function HighlightedWords() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Call{' '}
      <Typography variant="soft" color="primary">
        555 0142
      </Typography>{' '}
      before{' '}
      <Typography variant="outlined" color="danger">
        noon
      </Typography>{' '}
      and name the song. The first right answer wins{' '}
      <Typography variant="solid" color="success">
        two tickets
      </Typography>{' '}
      for the summer concert.
    </Typography>
  );
}
