import Box from '@mui/system/Box';

export default function QuoteLine() {
  return (
    <Box
      component="blockquote"
      sx={{ m: 0, paddingInlineStart: 2, borderInlineStart: '4px solid', maxWidth: 320 }}
    >
      The train now standing at platform two will shortly be replaced by a bus.
    </Box>
  );
}
