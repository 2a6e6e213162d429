import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';

const PLACES = ['Concerts', 'Choirs', 'Join us'];

export default function SiteLinks() {
  return (
    <Box component="nav" aria-label="Choir website" sx={{ display: 'flex', gap: 2 }}>
      {PLACES.map((place) => {
        const isCurrent = place === 'Choirs';
        return (
          <Link
            key={place}
            href={`#${place.toLowerCase().replace(' ', '-')}`}
            aria-current={isCurrent ? 'page' : undefined}
            variant={isCurrent ? 'soft' : 'plain'}
            color={isCurrent ? 'primary' : 'neutral'}
            underline="none"
            sx={{ px: 1.5, py: 0.75, mx: 0, borderRadius: 'sm' }}
          >
            {place}
          </Link>
        );
      })}
    </Box>
  );
}
