import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FixedContainer() {
  return (
    <Container fixed sx={{ py: 2, my: 2, bgcolor: 'action.selected' }}>
      <Typography>Log of October 3: wind from the west, seven ships, one of them lost.</Typography>
    </Container>
  );
}
