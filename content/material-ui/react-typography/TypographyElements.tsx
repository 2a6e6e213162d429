import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const mapping = { subtitle1: 'p', body2: 'blockquote' };

export default function TypographyElements() {
  return (
    <Box sx={{ maxWidth: 440 }}>
      <Typography variant="h4" component="h3">
        A comet returns
      </Typography>
      <Typography variant="subtitle1" variantMapping={mapping}>
        After 76 years it passes the Earth again
      </Typography>
      <Typography
        variant="body2"
        variantMapping={mapping}
        sx={{ borderInlineStart: '2px solid', paddingInlineStart: 2 }}
      >
        “My grandfather saw it from the same roof.”
      </Typography>
      <Typography>
        It can be seen{' '}
        <Typography variant="inherit" component="em">
          without
        </Typography>{' '}
        a telescope.
      </Typography>
    </Box>
  );
}
