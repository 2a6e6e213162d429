import Box from '@mui/system/Box';

const groups = [
  { letter: 'A', names: ['Abel', 'Agnes', 'Alba'] },
  { letter: 'B', names: ['Bela', 'Boris', 'Britta'] },
  { letter: 'C', names: ['Carla', 'Cem', 'Cora'] },
];

export default function StickyLetters() {
  return (
    <Box
      component="section"
      aria-label="Guests"
      tabIndex={0}
      sx={{ width: 220, height: 140, overflow: 'auto', border: 1 }}
    >
      {groups.map(({ letter, names }) => (
        <div key={letter}>
          <Box sx={{ position: 'sticky', top: 0, px: 2, bgcolor: '#1e293b', color: '#fff' }}>
            {letter}
          </Box>
          {names.map((name) => (
            <Box key={name} sx={{ px: 2, py: 0.5 }}>
              {name}
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}
