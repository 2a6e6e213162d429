import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FieldVariables() {
  return (
    <FormControl
      required
      sx={{
        width: 280,
        '--FormLabel-fontSize': 'var(--joy-fontSize-xs)',
        '--FormLabel-color': 'var(--joy-palette-text-secondary)',
        '--FormLabel-asteriskColor': 'var(--joy-palette-primary-plainColor)',
        '--FormHelperText-margin': '0.25rem 0.75rem 0',
      }}
    >
      <FormLabel sx={{ textTransform: 'uppercase', letterSpacing: '0.06em' }}>Wheel size</FormLabel>
      <Input defaultValue="700C" />
      <FormHelperText>Or the inches printed on the tire</FormHelperText>
    </FormControl>
  );
}
