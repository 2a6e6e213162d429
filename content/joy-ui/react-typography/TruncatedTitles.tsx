import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const title = 'The long way round: a year with the last mail boat of the outer skerries';
const text =
  'Three times a week it carries letters, bread and car tires. We went along in every month of the year and recorded who waits at the jetty, what is said, and what the engine makes of it.';

export default function TruncatedTitles() {
  return (
    <Sheet variant="outlined" sx={{ width: 280, p: 2, borderRadius: 'md' }}>
      <Typography level="title-md" noWrap title={title}>
        {title}
      </Typography>
      <Typography
        level="body-sm"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '3',
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
    </Sheet>
  );
}
