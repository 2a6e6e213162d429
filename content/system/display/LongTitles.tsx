import Box from '@mui/system/Box';

const tracks = [
  { title: 'Prelude for a very long railway journey through the mountains', time: '4:12' },
  { title: 'Rain', time: '2:58' },
];

export default function LongTitles() {
  return (
    <Box sx={{ width: 280 }}>
      {tracks.map(({ title, time }) => (
        <Box key={title} sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1 }}>
          <Box
            sx={{
              flexGrow: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {title}
          </Box>
          {time}
        </Box>
      ))}
    </Box>
  );
}
