import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function Miniature() {
  return (
    <Box sx={{ width: 240, p: 1, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
      <Container
        maxWidth={false}
        sx={{ width: 160, height: 84, bgcolor: 'primary.main', borderRadius: 1 }}
      />
    </Box>
  );
}
