import Box from '@mui/material/Box';
import type { Topic } from './posts';

const COLORS = {
  Weather: { sky: '#3b5b7d', shape: '#9db8d2' },
  Birds: { sky: '#6a8f6b', shape: '#f2efe2' },
  'Island life': { sky: '#a2643f', shape: '#f3d7a4' },
} satisfies Record<Topic, object>;

const SHAPES = {
  Weather:
    'M40 90 a30 30 0 0 1 58 -12 a36 36 0 0 1 66 16 a22 22 0 0 1 -6 44 H52 a26 26 0 0 1 -12 -48z',
  Birds:
    'M30 70 q30 -30 50 0 q20 -30 50 0 q-30 -14 -50 8 q-20 -22 -50 -8z M120 120 q20 -20 34 0 q14 -20 34 0 q-20 -8 -34 6 q-14 -14 -34 -6z',
  'Island life': 'M20 150 L90 90 L160 150z M100 150 V110 h60 v40z M112 118 h10 v10 h-10z',
} satisfies Record<Topic, string>;

/** A picture for each topic; replace it with a photo of your own. */
export default function Cover({ topic }: { topic: Topic }) {
  const { sky, shape } = COLORS[topic];
  return (
    <Box
      component="svg"
      viewBox="0 0 220 170"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect width="220" height="170" fill={sky} />
      <path d={SHAPES[topic]} fill={shape} />
    </Box>
  );
}
