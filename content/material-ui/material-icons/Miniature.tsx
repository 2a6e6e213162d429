import Box from '@mui/material/Box';
import AnchorIcon from '@mui/icons-material/Anchor';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/Cloud';
import EditIcon from '@mui/icons-material/Edit';
import MapIcon from '@mui/icons-material/Map';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';
import StarIcon from '@mui/icons-material/Star';

export default function Miniature() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, auto)',
        gap: 2.5,
        color: 'text.secondary',
      }}
    >
      <SearchIcon />
      <AnchorIcon />
      <CloudIcon />
      <StarIcon />
      <MapIcon />
      <PersonIcon />
      <EditIcon />
      <CheckCircleIcon />
    </Box>
  );
}
