import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ReadingRoom() {
  return (
    <Container component="main" maxWidth="sm">
      <Box sx={{ p: 2, border: 1 }}>
        <strong>Reading room</strong>
        <p>Open from nine to six. Bags stay in the lockers, pencils are welcome.</p>
      </Box>
    </Container>
  );
}
