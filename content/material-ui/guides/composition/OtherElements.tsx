import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Soak the beans overnight', 'Simmer for 90 minutes', 'Season with cumin'];

export default function OtherElements() {
  return (
    <Card component="article" variant="outlined" sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Black bean stew
        </Typography>
        <Stack component="ol" spacing={0.5} sx={{ paddingInlineStart: 3, mb: 0 }}>
          {steps.map((step) => (
            <Typography key={step} component="li" variant="body2">
              {step}
            </Typography>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
