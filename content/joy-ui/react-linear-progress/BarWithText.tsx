import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function BarWithText() {
  return (
    <LinearProgress
      determinate
      thickness={32}
      value={72}
      aria-label="Subtitles"
      aria-valuetext="864 of 1,200 lines"
      sx={{
        '--LinearProgress-radius': '8px',
        width: '100%',
        maxWidth: 360,
        color: 'primary.softActiveBg',
      }}
    >
      <Typography level="body-sm" textColor="text.primary" sx={{ zIndex: 1 }}>
        864 of 1,200 lines
      </Typography>
    </LinearProgress>
  );
}
