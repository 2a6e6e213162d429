import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';

const seeds = ['Black bean', 'Blue maize', 'White poppy'];

export default function StatesBox() {
  return (
    <Box
      component="ul"
      sx={{
        width: 240,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {seeds.map((seed) => (
        <Box
          key={seed}
          component="li"
          sx={{
            p: 1.5,
            '&:hover': { bgcolor: 'background.level1' },
            '&:focus-within': { bgcolor: 'background.level1' },
          }}
        >
          <Link href="#StatesBox" color="neutral">
            {seed}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
