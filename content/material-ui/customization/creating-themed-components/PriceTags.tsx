import Stack from '@mui/material/Stack';
import PriceTag from './PriceTag';

export default function PriceTags() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <PriceTag amount="€4.20" unit="per kg" />
      <PriceTag amount="€1.80" unit="a bunch" variant="boxed" />
      <PriceTag amount="€9.00" variant="boxed" sx={{ transform: 'rotate(-3deg)' }} />
    </Stack>
  );
}
