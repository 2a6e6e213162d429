import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TagField() {
  const [tags, setTags] = React.useState(['climbing', 'frost-hardy']);
  const [text, setText] = React.useState('');
  const field = React.useRef<HTMLInputElement>(null);
  const tag = text.trim().toLowerCase();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tag !== '' && !tags.includes(tag)) setTags([...tags, tag]);
    setText('');
  };

  const remove = (name: string) => {
    setTags(tags.filter((other) => other !== name));
    field.current?.focus();
  };

  return (
    <Stack component="form" spacing={1.5} onSubmit={handleSubmit} sx={{ width: 300 }}>
      <FormControl>
        <FormLabel>New tag for this seed</FormLabel>
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { ref: field } }}
          endDecorator={
            <Button type="submit" variant="soft">
              Add
            </Button>
          }
        />
        <FormHelperText role="status">{tags.length} tags</FormHelperText>
      </FormControl>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {tags.map((name) => (
          <Chip
            key={name}
            size="lg"
            endDecorator={
              <ChipDelete aria-label={`Remove tag ${name}`} onDelete={() => remove(name)} />
            }
          >
            {name}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
