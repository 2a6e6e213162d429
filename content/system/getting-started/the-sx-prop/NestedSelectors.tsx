import Box from '@mui/material/Box';

const days = [
  { name: 'Mon', degrees: 19 },
  { name: 'Tue', degrees: 22 },
  { name: 'Wed', degrees: 26 },
  { name: 'Thu', degrees: 24 },
];

export default function NestedSelectors() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { px: 2, py: 1 },
        '& > li + li': { borderInlineStart: '1px solid', borderColor: 'divider' },
        '& > li:hover': { bgcolor: 'action.hover' },
        '& .degrees::after': { content: '" °C"', color: 'text.secondary' },
        '@media (max-width: 400px)': { flexDirection: 'column' },
        '@media print': { color: 'common.black' },
      }}
    >
      {days.map(({ name, degrees }) => (
        <li key={name}>
          {name}: <span className="degrees">{degrees}</span>
        </li>
      ))}
    </Box>
  );
}
