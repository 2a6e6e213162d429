import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Box>
      <Typography variant="h4">Heading</Typography>
      <Typography variant="subtitle1">Subtitle</Typography>
      <Typography variant="body2" color="text.secondary">
        Body text of two words more
      </Typography>
    </Box>
  );
}
