import { FocusTrap } from '@mui/base/FocusTrap';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ padding: 16, border: '2px dashed var(--color-accent)', borderRadius: 12 }}>
      <FocusTrap open disableAutoFocus>
        <div style={{ display: 'flex', gap: 10 }}>
          <span style={box}>First</span>
          <span style={box}>Last</span>
        </div>
      </FocusTrap>
    </div>
  );
}
