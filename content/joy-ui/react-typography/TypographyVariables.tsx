import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import RadioIcon from '@mui/icons-material/Radio';

export default function TypographyVariables() {
  return (
    <Stack spacing={1}>
      <Typography level="title-lg" startDecorator={<RadioIcon />}>
        Long wave
      </Typography>
      <Typography
        level="title-lg"
        startDecorator={<RadioIcon />}
        sx={{ '--Typography-gap': '0.75rem', '--Icon-fontSize': '2rem' }}
      >
        Medium wave
      </Typography>
    </Stack>
  );
}
