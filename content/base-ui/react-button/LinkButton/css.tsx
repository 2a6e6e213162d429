import { Button } from '@mui/base/Button';
import './link-button.css';

export default function LinkButton() {
  return (
    <Button href="#LinkButton" className="link-button">
      See the course plan
    </Button>
  );
}
