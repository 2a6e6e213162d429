import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function SteppedShelf() {
  return (
    <div>
      <Container>
        <Box sx={{ my: 1, p: 1, border: 1 }}>As wide as the window allows</Box>
      </Container>
      <Container fixed>
        <Box sx={{ my: 1, p: 1, border: '2px dashed' }}>From step to step</Box>
      </Container>
    </div>
  );
}
