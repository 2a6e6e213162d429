import Rating from '@mui/material/Rating';
import LocalMoviesIcon from '@mui/icons-material/LocalMovies';
import LocalMoviesOutlinedIcon from '@mui/icons-material/LocalMoviesOutlined';

export default function RatingIcons() {
  return (
    <Rating
      name="festival"
      role="radiogroup"
      aria-label="Festival"
      defaultValue={3}
      getLabelText={(value) => `${value} ticket${value === 1 ? '' : 's'}`}
      emptyLabelText="No ticket"
      icon={<LocalMoviesIcon color="secondary" />}
      emptyIcon={<LocalMoviesOutlinedIcon />}
    />
  );
}
