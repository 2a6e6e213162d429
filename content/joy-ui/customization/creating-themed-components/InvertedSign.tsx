import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import PlatformSign from './PlatformSign';

export default function InvertedSign() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ alignItems: 'flex-start' }}>
      <Typography level="title-lg">Your next train</Typography>
      <PlatformSign platform="4" variant="solid">
        Gothenburg
      </PlatformSign>
    </Card>
  );
}
