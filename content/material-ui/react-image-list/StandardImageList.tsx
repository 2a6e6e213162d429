import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { drawQuilt } from './drawQuilt.ts';

const quilts = [
  { name: 'Blue star', src: drawQuilt('star', 210) },
  { name: 'Green squares', src: drawQuilt('squares', 150) },
  { name: 'Red geese', src: drawQuilt('geese', 10) },
  { name: 'Purple stripes', src: drawQuilt('stripes', 280) },
  { name: 'Ocher star', src: drawQuilt('star', 40) },
  { name: 'Gray geese', src: drawQuilt('geese', 200) },
];

export default function StandardImageList() {
  return (
    <ImageList cols={3} gap={8} aria-label="Quilts" sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {quilts.map(({ name, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} width={300} height={300} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
