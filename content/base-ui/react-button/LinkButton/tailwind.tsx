import { Button } from '@mui/base/Button';

export default function LinkButton() {
  return (
    <Button
      href="#LinkButton"
      className="rounded-lg bg-teal-100 px-4 py-2 text-teal-800 no-underline hover:underline dark:bg-teal-900 dark:text-teal-200"
    >
      See the course plan
    </Button>
  );
}
