import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { drawQuilt } from './drawQuilt.ts';

const quilts = [
  { name: 'Ocher geese', src: drawQuilt('geese', 40) },
  { name: 'Blue stripes', src: drawQuilt('stripes', 210) },
  { name: 'Red star', src: drawQuilt('star', 0) },
  { name: 'Green geese', src: drawQuilt('geese', 140) },
  { name: 'Purple squares', src: drawQuilt('squares', 290) },
  { name: 'Gray star', src: drawQuilt('star', 200) },
];

export default function WovenImageList() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={12}
      aria-label="Woven quilts"
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {quilts.map(({ name, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} width={300} height={300} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
