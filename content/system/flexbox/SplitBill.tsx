import Box from '@mui/system/Box';

const shares = [
  { name: 'Rent', flexGrow: 3 },
  { name: 'Food', flexGrow: 2 },
  { name: 'Fun', flexGrow: 1 },
];

export default function SplitBill() {
  return (
    <Box sx={{ display: 'flex', width: 1 }}>
      <Box sx={{ flexBasis: 72, flexShrink: 0, py: 1 }}>$1,800</Box>
      {shares.map(({ name, flexGrow }) => (
        <Box key={name} sx={{ flexGrow, flexBasis: 0, p: 1, border: 1 }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
