import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function CustomTextarea() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 220 }}>
        <FormLabel>Round, with a thick focus ring</FormLabel>
        <Textarea
          minRows={2}
          defaultValue="Hum the first verse"
          sx={{
            '--Textarea-radius': '20px',
            '--Textarea-paddingBlock': '0.75rem',
            '--Textarea-focusedThickness': '4px',
            '&::before': { '--Textarea-focusedHighlight': 'var(--joy-palette-success-400)' },
          }}
        />
      </FormControl>
      <FormControl sx={{ width: 220 }}>
        <FormLabel>Lined paper</FormLabel>
        <Textarea
          variant="plain"
          minRows={2}
          defaultValue={'Sopranos: 2 copies\nTenors: 4 copies'}
          slotProps={{
            textarea: {
              sx: {
                lineHeight: '32px',
                backgroundImage:
                  'repeating-linear-gradient(transparent 0 31px, var(--joy-palette-neutral-outlinedBorder) 31px 32px)',
              },
            },
          }}
        />
      </FormControl>
    </Stack>
  );
}
