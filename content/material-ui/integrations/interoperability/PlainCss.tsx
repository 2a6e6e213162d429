import Slider from '@mui/material/Slider';
import './plain-css.css';

export default function PlainCss() {
  return (
    <div className="tank">
      <Slider className="tank-level" aria-label="Water level" defaultValue={60} />
    </div>
  );
}
