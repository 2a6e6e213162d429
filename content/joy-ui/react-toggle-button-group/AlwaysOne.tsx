import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function AlwaysOne() {
  const [weight, setWeight] = React.useState('750');

  const handleChange = (event: React.MouseEvent<HTMLElement>, newWeight: string | null) => {
    if (newWeight !== null) {
      setWeight(newWeight);
    }
  };

  return (
    <ToggleButtonGroup aria-label="Weight in grams" value={weight} onChange={handleChange}>
      <Button value="500">500 g</Button>
      <Button value="750">750 g</Button>
      <Button value="1000">1 kg</Button>
    </ToggleButtonGroup>
  );
}
