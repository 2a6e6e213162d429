import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const greeting = `Dear Aunt Vera,
the sea is warm, the ferry was late,
and the cat of our landlady
sleeps on my suitcase.
Love, Tom`;

export default function RowLimits() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <FormLabel htmlFor="row-limits">At least two lines, at most four</FormLabel>
      <TextareaAutosize
        id="row-limits"
        minRows={2}
        maxRows={4}
        defaultValue={greeting}
        style={{ font: 'inherit' }}
      />
    </Stack>
  );
}
