import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { drawQuilt } from './drawQuilt.ts';

const quilts = [
  { name: 'Large blue star', src: drawQuilt('star', 210), cols: 2, rows: 2 },
  { name: 'Green squares', src: drawQuilt('squares', 150), cols: 1, rows: 1 },
  { name: 'Red geese', src: drawQuilt('geese', 10), cols: 1, rows: 1 },
  { name: 'Wide stripes', src: drawQuilt('stripes', 280), cols: 2, rows: 1 },
  { name: 'Ocher star', src: drawQuilt('star', 40), cols: 1, rows: 1 },
  { name: 'Gray squares', src: drawQuilt('squares', 220), cols: 1, rows: 1 },
  { name: 'Long teal geese', src: drawQuilt('geese', 180), cols: 2, rows: 1 },
];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={90}
      aria-label="Quilts of the year"
      sx={{ width: '100%', m: 0 }}
    >
      {quilts.map(({ name, src, cols, rows }) => (
        <ImageListItem key={name} cols={cols} rows={rows}>
          <img src={src} alt={name} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
