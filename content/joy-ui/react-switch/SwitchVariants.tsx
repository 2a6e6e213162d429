import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function SwitchVariants() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Stack key={variant} spacing={1.5}>
          <FormControl>
            <FormLabel>{variant}, on</FormLabel>
            <Switch variant={variant} defaultChecked sx={{ alignSelf: 'flex-start' }} />
          </FormControl>
          <FormControl>
            <FormLabel>{variant}, off</FormLabel>
            <Switch variant={variant} sx={{ alignSelf: 'flex-start' }} />
          </FormControl>
        </Stack>
      ))}
    </Stack>
  );
}
