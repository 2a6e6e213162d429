import Rating from '@mui/material/Rating';

export default function BareRating() {
  return <Rating name="delivery" defaultValue={4} />;
}
