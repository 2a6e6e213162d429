import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Card = styled('div')({
  width: 240,
  padding: 16,
  border: '1px solid light-dark(#d1d5db, #4b5563)',
  borderRadius: 12,
  cursor: 'pointer',
  '& > p': { margin: 0 },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid light-dark(#0f766e, #2dd4bf)' },
  [`&.${buttonClasses.active}`]: { backgroundColor: 'light-dark(#f0fdfa, #134e4a)' },
});

export default function CardButton() {
  const [seats, setSeats] = React.useState(4);

  return (
    <Button
      slots={{ root: Card }}
      rootElementName="div"
      disabled={seats === 0}
      onClick={() => setSeats(seats - 1)}
    >
      <p>
        <strong>Raku firing</strong>
      </p>
      <p>{seats} seats left</p>
    </Button>
  );
}
