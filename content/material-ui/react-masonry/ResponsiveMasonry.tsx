import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [120, 60, 90, 70, 110, 80, 60, 100];

export default function ResponsiveMasonry() {
  return (
    <Masonry
      columns={{ xs: 2, sm: 3, md: 4 }}
      spacing={{ xs: 1, sm: 2, md: 3 }}
      sx={{ height: { xs: 430, sm: 330, md: 300 } }}
    >
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
          Stall {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}
