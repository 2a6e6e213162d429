import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ServerGuess() {
  const wide = useMediaQuery('(min-width: 900px)', { defaultMatches: true });

  return <Typography>{wide ? 'Hall plan, 14 rows' : 'List of free seats'}</Typography>;
}
