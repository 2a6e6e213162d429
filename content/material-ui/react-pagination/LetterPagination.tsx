import * as React from 'react';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const artists: Record<string, string> = {
  A: 'Anker, Albert',
  B: 'Böcklin, Arnold',
  C: '',
  D: 'Dix, Otto',
  E: 'Ensor, James',
};
const letters = Object.keys(artists);

export default function LetterPagination() {
  const [letter, setLetter] = React.useState('A');
  const rest = letters.slice(letters.indexOf(letter) + 1);
  const next = rest.find((candidate) => artists[candidate]);

  return (
    <Stack component="nav" aria-label="Artists by letter" spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {letters.map((name) => (
          <PaginationItem
            key={name}
            page={name}
            color="primary"
            shape="rounded"
            size="large"
            variant="outlined"
            selected={name === letter}
            disabled={!artists[name]}
            aria-current={name === letter ? 'page' : undefined}
            onClick={() => setLetter(name)}
          />
        ))}
        <PaginationItem
          type="next"
          size="large"
          aria-label="Next letter"
          disabled={!next}
          onClick={() => next && setLetter(next)}
          slotProps={{ next: { color: 'primary' } }}
        />
      </Stack>
      <Typography role="status">{artists[letter]}</Typography>
    </Stack>
  );
}
