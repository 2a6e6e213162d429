import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const COLORS = [
  'primary.main',
  'info.light',
  'success.main',
  'warning.main',
  'secondary.main',
  'error.light',
];

export default function Miniature() {
  return (
    <ImageList cols={3} gap={6} rowHeight={64} sx={{ width: 220, m: 0 }}>
      {COLORS.map((color) => (
        <ImageListItem key={color}>
          <Box sx={{ height: 1, borderRadius: 1, bgcolor: color }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
