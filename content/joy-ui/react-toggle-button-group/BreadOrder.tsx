import * as React from 'react';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const PRICES: Readonly<Record<string, number>> = { rye: 4.2, wheat: 3.6, spelt: 4.8 };

export default function BreadOrder() {
  const [bread, setBread] = React.useState('rye');
  const [extras, setExtras] = React.useState<string[]>([]);
  const [ordered, setOrdered] = React.useState('');
  const price = ((PRICES[bread] ?? 0) + extras.length * 0.4).toFixed(2);

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md' }}>
      <Stack spacing={2}>
        <div>
          <Typography id="order-bread" level="title-sm" sx={{ mb: 1 }}>
            Bread
          </Typography>
          <ToggleButtonGroup
            aria-labelledby="order-bread"
            buttonFlex={1}
            value={bread}
            onChange={(event, newBread) => setBread(newBread ?? bread)}
          >
            <Button value="rye">Rye</Button>
            <Button value="wheat">Wheat</Button>
            <Button value="spelt">Spelt</Button>
          </ToggleButtonGroup>
        </div>
        <div>
          <Typography id="order-extras" level="title-sm" sx={{ mb: 1 }}>
            Extras, € 0.40 each
          </Typography>
          <ToggleButtonGroup
            aria-labelledby="order-extras"
            variant="soft"
            buttonFlex={1}
            value={extras}
            onChange={(event, newExtras) => setExtras(newExtras)}
          >
            <Button value="walnuts">Walnuts</Button>
            <Button value="olives">Olives</Button>
          </ToggleButtonGroup>
        </div>
        <Divider />
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography>€ {price}</Typography>
          <Button
            color="primary"
            onClick={() => setOrdered(`Ordered: ${[bread, ...extras].join(', ')}`)}
          >
            Order
          </Button>
        </Stack>
        <Typography level="body-sm" role="status">
          {ordered}
        </Typography>
      </Stack>
    </Sheet>
  );
}
