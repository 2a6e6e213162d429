import Box from '@mui/system/Box';

const screenings = [
  { short: '6/3', long: 'Wednesday, June 3', film: 'The Lighthouse Keeper' },
  { short: '6/5', long: 'Friday, June 5', film: 'Seven Kites' },
];

export default function ShortDates() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {screenings.map(({ short, long, film }) => (
        <Box component="li" key={film} sx={{ display: 'flex', gap: 2 }}>
          <Box component="span" sx={{ display: { xs: 'inline', md: 'none' } }}>
            {short}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {long}
          </Box>
          {film}
        </Box>
      ))}
    </Box>
  );
}
