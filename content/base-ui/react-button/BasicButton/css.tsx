import { Button } from '@mui/base/Button';
import './basic-button.css';

export default function BasicButton() {
  return (
    <div className="basic-buttons">
      <Button>Book a wheel</Button>
      <Button disabled>Fully booked</Button>
    </div>
  );
}
