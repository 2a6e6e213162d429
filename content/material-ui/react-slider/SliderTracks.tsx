import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderTracks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography id="played-label">Played (normal)</Typography>
      <Slider aria-labelledby="played-label" defaultValue={70} />
      <Typography id="left-label">Left to play (inverted)</Typography>
      <Slider aria-labelledby="left-label" track="inverted" defaultValue={70} />
      <Typography id="balance-label">Balance (no track)</Typography>
      <Slider
        aria-labelledby="balance-label"
        track={false}
        min={-50}
        max={50}
        defaultValue={0}
        marks={[{ value: 0 }]}
      />
    </Box>
  );
}
