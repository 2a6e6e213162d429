import Box from '@mui/system/Box';

const values = ['start', 'center', 'end'] as const;

export default function AlignedLines() {
  return (
    <Box sx={{ width: 260 }}>
      {values.map((textAlign) => (
        <Box key={textAlign} sx={{ textAlign, borderBottom: 1, py: 1 }}>
          {textAlign}
        </Box>
      ))}
    </Box>
  );
}
