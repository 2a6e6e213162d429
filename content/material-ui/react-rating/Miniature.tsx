import Rating from '@mui/material/Rating';

export default function Miniature() {
  return <Rating defaultValue={3.5} precision={0.5} size="large" />;
}
