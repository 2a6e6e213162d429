import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';

export default function FormattedTextarea() {
  const [bold, setBold] = React.useState(false);
  const [italic, setItalic] = React.useState(true);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Dedication</FormLabel>
      <Textarea
        minRows={2}
        defaultValue="For Marta, who counted us in for thirty years"
        startDecorator={
          <Stack direction="row" spacing={0.5}>
            <IconButton aria-label="Bold" aria-pressed={bold} onClick={() => setBold(!bold)}>
              <FormatBoldIcon />
            </IconButton>
            <IconButton
              aria-label="Italic"
              aria-pressed={italic}
              onClick={() => setItalic(!italic)}
            >
              <FormatItalicIcon />
            </IconButton>
          </Stack>
        }
        endDecorator={
          <Typography level="body-xs" textColor="text.secondary">
            Printed on page 2 of the program
          </Typography>
        }
        slotProps={{
          textarea: {
            sx: { fontWeight: bold ? 'lg' : 'md', fontStyle: italic ? 'italic' : 'normal' },
          },
        }}
      />
    </FormControl>
  );
}
