import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

const Banner = styled('section')(
  ({ theme }) => ({
    ...theme.variants.solid.success,
    padding: theme.spacing(3),
    borderRadius: theme.vars.radius.lg,
  }),
  applySolidInversion('success'),
);

export default function InvertedBanner() {
  return (
    <Banner aria-labelledby="workshop-title">
      <Typography id="workshop-title" level="title-lg" component="h3">
        Mask workshop
      </Typography>
      <Typography textColor="text.primary" sx={{ mb: 2 }}>
        For children from eight, Saturdays at ten
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button>Sign up</Button>
        <Button variant="plain">Questions</Button>
      </Stack>
    </Banner>
  );
}
