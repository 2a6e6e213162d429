import * as React from 'react';
import Button from '@mui/material/Button';

export default function FragileParcel() {
  const [isDropped, setDropped] = React.useState(false);
  if (isDropped) {
    throw new Error('The parcel broke.');
  }

  return (
    <Button color="error" onClick={() => setDropped(true)}>
      Drop the parcel
    </Button>
  );
}
