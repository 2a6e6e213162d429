import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import BuildIcon from '@mui/icons-material/Build';

const sizes = ['sm', 'md', 'lg'] as const;

export default function FieldSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size} sx={{ width: 180 }}>
          <FormLabel>Mechanic ({size})</FormLabel>
          <Input startDecorator={<BuildIcon />} defaultValue="Oskar" />
          <FormHelperText>Monday to Thursday</FormHelperText>
        </FormControl>
      ))}
    </Stack>
  );
}
