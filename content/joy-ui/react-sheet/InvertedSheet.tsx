import type * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InvertedSheet() {
  return (
    <Sheet
      component="form"
      variant="solid"
      color="primary"
      invertedColors
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ p: 3, borderRadius: 'lg', display: 'grid', gap: 2, width: '100%', maxWidth: 380 }}
    >
      <Typography level="title-lg" component="h3">
        Sing with us for one evening
      </Typography>
      <FormControl>
        <FormLabel>Your email</FormLabel>
        <Input type="email" autoComplete="email" />
      </FormControl>
      <Button type="submit">Send me the date</Button>
    </Sheet>
  );
}
