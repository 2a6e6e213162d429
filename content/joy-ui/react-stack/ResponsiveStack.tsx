import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const legs = ['Pier 3, 10:40', 'Lighthouse, 11:10', 'Rosenholm, 11:35'];

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ width: '100%' }}
    >
      {legs.map((leg) => (
        <Sheet key={leg} variant="soft" sx={{ flex: 1, p: 2, borderRadius: 'sm' }}>
          {leg}
        </Sheet>
      ))}
    </Stack>
  );
}
