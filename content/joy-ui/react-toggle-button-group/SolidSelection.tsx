import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const shapes = ['round', 'oval', 'tin'];

export default function SolidSelection() {
  const [shape, setShape] = React.useState('round');

  return (
    <ToggleButtonGroup
      aria-label="Shape of the loaf"
      value={shape}
      onChange={(event, newShape) => setShape(newShape ?? shape)}
    >
      {shapes.map((name) => (
        <Button
          key={name}
          value={name}
          variant={name === shape ? 'solid' : 'outlined'}
          color={name === shape ? 'primary' : 'neutral'}
          sx={{ textTransform: 'capitalize' }}
        >
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
