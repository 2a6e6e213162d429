import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const finds = [
  { name: 'Lamp', height: 120 },
  { name: 'Tea set', height: 60 },
  { name: 'Globe', height: 90 },
  { name: 'Radio', height: 70 },
  { name: 'Clock', height: 120 },
  { name: 'Chair', height: 100 },
  { name: 'Vase', height: 100 },
  { name: 'Atlas', height: 110 },
];

export default function BasicMasonry() {
  return (
    <Masonry columns={3} spacing={2} sx={{ height: 384 }}>
      {finds.map(({ name, height }) => (
        <Paper key={name} variant="outlined" sx={{ height, p: 1 }}>
          {name}
        </Paper>
      ))}
    </Masonry>
  );
}
