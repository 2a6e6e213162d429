import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { drawQuilt } from './drawQuilt.ts';

export default function TitledImageList() {
  return (
    <ImageList cols={2} gap={12} aria-label="Quilts with titles" sx={{ width: '100%', m: 0 }}>
      <ImageListItem>
        <img src={drawQuilt('star', 210, 0.6)} alt="" width={300} height={180} />
        <ImageListItemBar
          title="North star"
          subtitle="Wool, 1931"
          sx={{ background: 'rgba(0, 0, 0, 0.75)' }}
        />
      </ImageListItem>
      <ImageListItem>
        <img src={drawQuilt('geese', 10, 0.6)} alt="" width={300} height={180} />
        <ImageListItemBar title="Flying geese" subtitle="Cotton, 1978" position="below" />
      </ImageListItem>
    </ImageList>
  );
}
