import * as React from 'react';
import { Button } from '@mui/base/Button';
import './kiln-form.css';

export default function FormButtons() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(`Booked for ${String(new FormData(event.currentTarget).get('name'))}.`);
  };

  return (
    <form className="kiln-form" onSubmit={handleSubmit} onReset={() => setMessage('')}>
      <label>
        Your name
        <input name="name" autoComplete="name" required />
      </label>
      <div className="kiln-actions">
        <Button type="submit">Book the kiln</Button>
        <Button type="reset">Clear</Button>
      </div>
      <output>{message}</output>
    </form>
  );
}
