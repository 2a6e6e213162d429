import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import { styled } from '@mui/material/styles';
import { drawQuilt } from './drawQuilt.ts';

const Frame = styled(ImageListItem)(({ theme }) => ({
  padding: theme.spacing(1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  [`& .${imageListItemClasses.img}`]: {
    borderRadius: 8,
    minHeight: 0,
    transition: theme.transitions.create('filter'),
    '&:hover': { filter: 'saturate(1.6)' },
  },
}));

export default function CustomImageList() {
  return (
    <ImageList cols={2} rowHeight={150} gap={16} aria-label="Framed quilts" sx={{ m: 0 }}>
      <Frame>
        <img src={drawQuilt('star', 330)} alt="Pink star" width={160} />
      </Frame>
      <Frame>
        <img src={drawQuilt('squares', 180)} alt="Teal squares" width={160} />
      </Frame>
    </ImageList>
  );
}
