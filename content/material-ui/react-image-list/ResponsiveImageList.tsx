import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { drawQuilt } from './drawQuilt.ts';

const quilts = [
  { name: 'Blue geese', src: drawQuilt('geese', 215) },
  { name: 'Green star', src: drawQuilt('star', 160) },
  { name: 'Red squares', src: drawQuilt('squares', 355) },
  { name: 'Ocher stripes', src: drawQuilt('stripes', 45) },
];

export default function ResponsiveImageList() {
  return (
    <ImageList
      aria-label="Quilts in as many columns as fit"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
      sx={{ width: '100%', m: 0 }}
    >
      {quilts.map(({ name, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt={name} width={300} height={300} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
