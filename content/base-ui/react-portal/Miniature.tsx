import { Portal } from '@mui/base/Portal';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
      <span style={{ ...box, padding: 20, borderStyle: 'dashed' }}>Here</span>
      <span>→</span>
      <Portal disablePortal>
        <span style={{ ...box, padding: 20, borderColor: 'var(--color-accent)' }}>There</span>
      </Portal>
    </div>
  );
}
