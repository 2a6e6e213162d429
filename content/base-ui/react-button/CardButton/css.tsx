import * as React from 'react';
import { Button } from '@mui/base/Button';
import './card-button.css';

export default function CardButton() {
  const [seats, setSeats] = React.useState(4);

  return (
    <Button
      slots={{ root: 'div' }}
      rootElementName="div"
      className="card-button"
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
