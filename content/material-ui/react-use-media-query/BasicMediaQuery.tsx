import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BasicMediaQuery() {
  const wide = useMediaQuery('(min-width: 600px)');

  return <Typography>{wide ? 'Row 7, seats 12 and 13' : 'Row 7 · 12, 13'}</Typography>;
}
