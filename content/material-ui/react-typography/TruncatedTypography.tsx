import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const text =
  'The shower is strongest before dawn, when up to 100 shooting stars an hour come from the direction of Perseus, in the north-east.';

const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export default function TruncatedTypography() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="subtitle2" component="p">
        One line
      </Typography>
      <Typography noWrap gutterBottom>
        {text}
      </Typography>
      <Typography variant="subtitle2" component="p">
        Two lines
      </Typography>
      <Typography sx={clamp}>{text}</Typography>
    </Box>
  );
}
