import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function Miniature() {
  return (
    <Box sx={{ width: 260, p: 1, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
      <Container
        maxWidth={false}
        sx={{ width: 170, height: 100, bgcolor: 'primary.main', borderRadius: 1, opacity: 0.8 }}
      />
    </Box>
  );
}
