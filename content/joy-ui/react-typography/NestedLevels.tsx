import Typography from '@mui/joy/Typography';

export default function NestedLevels() {
  return (
    <Typography level="h3" component="p">
      98.4 MHz{' '}
      <Typography level="body-sm" sx={{ fontWeight: 'md' }}>
        since 1979
      </Typography>
      <br />
      <Typography sx={{ fontStyle: 'italic' }}>The voice of the coast</Typography>
    </Typography>
  );
}
