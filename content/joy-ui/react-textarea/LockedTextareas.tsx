import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function LockedTextareas() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 240 }}>
        <FormLabel>Lyrics, verse 1</FormLabel>
        <Textarea
          readOnly
          variant="soft"
          minRows={3}
          defaultValue={'Low tide, low light,\nthe boats lie still,\nwe sing them home.'}
        />
      </FormControl>
      <FormControl disabled sx={{ width: 240 }}>
        <FormLabel>Translation</FormLabel>
        <Textarea minRows={3} defaultValue="Choose a language first" />
      </FormControl>
    </Stack>
  );
}
