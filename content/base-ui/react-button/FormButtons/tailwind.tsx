import * as React from 'react';
import { Button } from '@mui/base/Button';

const button =
  'cursor-pointer rounded-lg border border-teal-700 px-4 py-2 outline-offset-2 outline-teal-700 focus-visible:outline-2 dark:border-teal-400 dark:outline-teal-400';
const filled = 'bg-teal-700 text-white dark:bg-teal-400 dark:text-teal-950';
const outlined = 'bg-transparent text-teal-700 dark:text-teal-400';

export default function FormButtons() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(`Booked for ${String(new FormData(event.currentTarget).get('name'))}.`);
  };

  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit} onReset={() => setMessage('')}>
      <label className="flex flex-col gap-1">
        Your name
        <input
          name="name"
          autoComplete="name"
          required
          className="w-50 rounded-lg border border-gray-500 bg-white p-2 text-inherit dark:border-gray-400 dark:bg-gray-900"
        />
      </label>
      <div className="flex gap-2">
        <Button type="submit" className={`${button} ${filled}`}>
          Book the kiln
        </Button>
        <Button type="reset" className={`${button} ${outlined}`}>
          Clear
        </Button>
      </div>
      <output>{message}</output>
    </form>
  );
}
