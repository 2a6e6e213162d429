import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function CustomInputs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 220 }}>
        <FormLabel>Round, with a wide focus ring</FormLabel>
        <Input
          placeholder="Tap to see it"
          sx={{
            '--Input-radius': '24px',
            '--Input-paddingInline': '1.25rem',
            '--Input-focusedThickness': '4px',
            '&::before': { '--Input-focusedHighlight': 'var(--joy-palette-success-400)' },
          }}
        />
      </FormControl>
      <FormControl sx={{ width: 220 }}>
        <FormLabel>Underlined</FormLabel>
        <Input
          placeholder="Tap to see it"
          variant="plain"
          sx={{
            '--Input-radius': '0px',
            borderBottom: '2px solid',
            borderColor: 'neutral.outlinedBorder',
            '&::before': { display: 'none' },
            '&:focus-within': { borderColor: 'primary.500' },
          }}
        />
      </FormControl>
    </Stack>
  );
}
