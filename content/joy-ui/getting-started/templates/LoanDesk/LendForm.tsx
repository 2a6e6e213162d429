import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

interface Book {
  code: string;
  title: string;
}

interface LendFormProps {
  books: Book[];
  onLend: (code: string) => void;
}

export default function LendForm({ books, onLend }: LendFormProps) {
  const [book, setBook] = React.useState<Book | null>(null);
  const [missing, setMissing] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(book === null);
    if (book === null) return;
    onLend(book.code);
    setBook(null);
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl error={missing}>
        <FormLabel>Book to lend</FormLabel>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Autocomplete
            options={books}
            getOptionLabel={({ code, title }) => `${code} ${title}`}
            isOptionEqualToValue={(option, value) => option.code === value.code}
            placeholder="Code or title"
            value={book}
            onChange={(_event, chosen) => {
              setBook(chosen);
              setMissing(false);
            }}
            sx={{ flexGrow: 1 }}
          />
          <Button type="submit">Lend for three weeks</Button>
        </Stack>
        {missing && <FormHelperText>Scan a code or choose a title first.</FormHelperText>}
      </FormControl>
    </form>
  );
}
