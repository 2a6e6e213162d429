import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RequestForm() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`song=${String(data.get('song'))}, days=${String(data.get('days'))}`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <FormControl required>
        <FormLabel>Song</FormLabel>
        <Select
          name="song"
          required
          placeholder="Choose a song"
          sx={{ '--Select-placeholderOpacity': 0.8 }}
        >
          <Option value="tide">Low Tide Waltz</Option>
          <Option value="mast">Forty Meters of Mast</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Days that suit you</FormLabel>
        <Select
          name="days"
          multiple
          defaultValue={['mon', 'fri']}
          getSerializedValue={(options) => options.map(({ value }) => value).join('+')}
        >
          <Option value="mon">Monday</Option>
          <Option value="wed">Wednesday</Option>
          <Option value="fri">Friday</Option>
        </Select>
      </FormControl>
      <Button type="submit">Send request</Button>
      <Typography level="body-sm" role="status">
        {sent}
      </Typography>
    </Stack>
  );
}
