import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

const positions = [
  { name: 'Valley', at: '0%' },
  { name: 'Alp', at: '25%' },
  { name: 'Hut', at: '50%' },
  { name: 'Summit', at: '100%' },
];

export default function ChildPositions() {
  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      {positions.map(({ name, at }) => (
        <Divider key={name} role="presentation" sx={{ '--Divider-childPosition': at }}>
          {name}
        </Divider>
      ))}
    </Stack>
  );
}
