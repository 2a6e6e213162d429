import * as React from 'react';
import Button, { buttonClasses } from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function CustomToggles() {
  const [oven, setOven] = React.useState('stone');

  return (
    <ToggleButtonGroup
      aria-label="Baked in"
      variant="plain"
      spacing={0.5}
      value={oven}
      onChange={(event, newOven) => setOven(newOven ?? oven)}
      sx={{
        '--ButtonGroup-radius': '20px',
        width: 'fit-content',
        p: 0.5,
        bgcolor: 'background.level2',
        [`& .${buttonClasses.root}[aria-pressed="true"]`]: {
          bgcolor: 'background.surface',
          boxShadow: 'sm',
        },
      }}
    >
      <Button value="stone">Stone oven</Button>
      <Button value="deck">Deck oven</Button>
    </ToggleButtonGroup>
  );
}
