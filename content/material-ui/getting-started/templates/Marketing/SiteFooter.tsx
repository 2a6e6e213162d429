import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SiteFooter() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setMessage(`The timetable goes to ${email} on the first of each month.`);
    event.currentTarget.reset();
  };

  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 5 }}>
      <Container>
        <Typography variant="h6" component="h2" gutterBottom>
          New routes, once a month
        </Typography>
        <Stack
          component="form"
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          onSubmit={handleSubmit}
        >
          <TextField
            required
            size="small"
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
          />
          <Button type="submit" variant="outlined">
            Send me the timetable
          </Button>
        </Stack>
        <Typography role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
          {message}
        </Typography>
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          Nightline Railways, Platform 14, Hamburg
        </Typography>
      </Container>
    </Box>
  );
}
