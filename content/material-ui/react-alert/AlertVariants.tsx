import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const variants = ['standard', 'outlined', 'filled'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      {variants.map((variant) => (
        <Alert key={variant} severity="error" variant={variant}>
          No ferries until noon ({variant}).
        </Alert>
      ))}
    </Stack>
  );
}
