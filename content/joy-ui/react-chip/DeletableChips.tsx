import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const all = ['Borage', 'Sorrel', 'Lovage'];

export default function DeletableChips() {
  const [basket, setBasket] = React.useState(all);
  const reset = React.useRef<HTMLButtonElement>(null);

  const remove = (plant: string) => {
    setBasket(basket.filter((other) => other !== plant));
    reset.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status" level="title-sm">
        {basket.length} packets to borrow
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 28 }}>
        {basket.map((plant) => (
          <Chip
            key={plant}
            size="lg"
            color="success"
            endDecorator={
              <ChipDelete aria-label={`Remove ${plant}`} onDelete={() => remove(plant)} />
            }
          >
            {plant}
          </Chip>
        ))}
      </Stack>
      <Button ref={reset} size="sm" variant="outlined" onClick={() => setBasket(all)}>
        Start over
      </Button>
    </Stack>
  );
}
