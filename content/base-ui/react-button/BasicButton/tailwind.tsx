import { Button, type ButtonOwnerState } from '@mui/base/Button';

const root = ({ active, disabled, focusVisible }: ButtonOwnerState) => ({
  className: [
    'rounded-lg border-0 px-4 py-2 font-semibold',
    'bg-teal-700 text-white dark:bg-teal-400 dark:text-teal-950',
    disabled ? 'opacity-50' : 'cursor-pointer hover:bg-teal-800 dark:hover:bg-teal-300',
    active && 'translate-y-px',
    focusVisible && 'outline-2 outline-offset-2 outline-teal-700 dark:outline-teal-400',
  ]
    .filter(Boolean)
    .join(' '),
});

export default function BasicButton() {
  return (
    <div className="flex gap-4">
      <Button slotProps={{ root }}>Book a wheel</Button>
      <Button disabled slotProps={{ root }}>
        Fully booked
      </Button>
    </div>
  );
}
