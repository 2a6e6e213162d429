import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { drawQuilt } from './drawQuilt.ts';

const quilts = [
  { name: 'Long green runner', src: drawQuilt('geese', 130, 1.6), height: 480 },
  { name: 'Small blue cushion', src: drawQuilt('squares', 210, 0.7), height: 210 },
  { name: 'Red blanket', src: drawQuilt('star', 5, 1.2), height: 360 },
  { name: 'Purple cover', src: drawQuilt('stripes', 290, 0.9), height: 270 },
  { name: 'Ocher blanket', src: drawQuilt('star', 40, 1.4), height: 420 },
  { name: 'Gray cushion', src: drawQuilt('geese', 200, 0.8), height: 240 },
];

export default function MasonryImageList() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      aria-label="Quilts in all shapes"
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {quilts.map(({ name, src, height }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} width={300} height={height} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
