import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function CardButton() {
  const [seats, setSeats] = React.useState(4);

  return (
    <Button
      slots={{ root: 'div' }}
      rootElementName="div"
      className="w-60 cursor-pointer rounded-xl border border-gray-300 p-4 outline-teal-700 focus-visible:outline-2 active:bg-teal-50 dark:border-gray-600 dark:outline-teal-400 dark:active:bg-teal-900"
      disabled={seats === 0}
      onClick={() => setSeats(seats - 1)}
    >
      <p className="m-0 font-bold">Raku firing</p>
      <p className="m-0">{seats} seats left</p>
    </Button>
  );
}
