import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import CloseIcon from '@mui/icons-material/Close';

const RADII = ['4px', '12px', '24px'];

export default function RoundedSearch() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {RADII.map((radius) => (
        <FormControl key={radius}>
          <FormLabel>Find a tea, radius {radius}</FormLabel>
          <Input
            defaultValue="Oolong"
            sx={{ '--Input-radius': radius }}
            startDecorator={
              <IconButton variant="soft" aria-label={`Clear, ${radius}`}>
                <CloseIcon />
              </IconButton>
            }
            endDecorator={<Button>Search</Button>}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
