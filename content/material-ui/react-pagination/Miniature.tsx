import Pagination from '@mui/material/Pagination';

export default function Miniature() {
  return <Pagination count={5} page={2} color="primary" siblingCount={0} />;
}
