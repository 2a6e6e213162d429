import Box from '@mui/system/Box';

const lessons = [
  { name: 'Assembly', gridColumn: '1 / -1', gridRow: 1 },
  { name: 'Biology (two hours)', gridColumn: 1, gridRow: 'span 2' },
  { name: 'Music', gridColumn: 2, gridRow: 2 },
  { name: 'Art', gridColumn: 2, gridRow: 3 },
];

export default function Timetable() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, width: 1, maxWidth: 360 }}>
      {lessons.map(({ name, gridColumn, gridRow }) => (
        <Box key={name} sx={{ gridColumn, gridRow, p: 1, border: 1 }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
