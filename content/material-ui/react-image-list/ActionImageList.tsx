import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import InfoIcon from '@mui/icons-material/Info';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { drawQuilt } from './drawQuilt.ts';

const dark = { background: 'rgba(0, 0, 0, 0.75)' };

export default function ActionImageList() {
  return (
    <ImageList
      variant="quilted"
      rowHeight={160}
      gap={12}
      aria-label="Quilts for sale"
      sx={{ width: '100%', m: 0 }}
    >
      <ImageListItem>
        <img src={drawQuilt('squares', 150)} alt="" />
        <ImageListItemBar
          title="Meadow"
          sx={dark}
          actionIcon={
            <IconButton aria-label="About Meadow" sx={{ color: 'common.white' }}>
              <InfoIcon />
            </IconButton>
          }
        />
      </ImageListItem>
      <ImageListItem>
        <img src={drawQuilt('stripes', 290)} alt="" />
        <ImageListItemBar
          title="Awning"
          position="top"
          actionPosition="left"
          sx={dark}
          actionIcon={
            <IconButton aria-label="Save Awning" sx={{ color: 'common.white' }}>
              <StarBorderIcon />
            </IconButton>
          }
        />
      </ImageListItem>
    </ImageList>
  );
}
