import Box from '@mui/system/Box';

const messages = [
  { text: 'Who has the key to the shed?', depth: 0 },
  { text: 'It hangs behind the door.', depth: 1 },
  { text: 'Not any more.', depth: 2 },
];

export default function IndentedReplies() {
  return (
    <Box sx={{ width: 300 }}>
      {messages.map(({ text, depth }) => (
        <Box key={text} sx={{ marginInlineStart: depth * 3, marginBlock: 1, p: 1, border: 1 }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
