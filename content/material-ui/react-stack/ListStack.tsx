import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Fry onion and garlic.', 'Add lentils and water.', 'Simmer for half an hour.'];

export default function ListStack() {
  return (
    <Stack component="ol" spacing="12px" sx={{ m: 0, paddingInlineStart: 3 }}>
      {steps.map((step) => (
        <Typography key={step} component="li">
          {step}
        </Typography>
      ))}
    </Stack>
  );
}
