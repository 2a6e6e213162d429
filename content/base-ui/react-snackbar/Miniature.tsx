import { Snackbar } from '@mui/base/Snackbar';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <Snackbar open style={{ ...box, display: 'flex', gap: 24, boxShadow: 'var(--shadow-raised)' }}>
      <span>Message sent</span>
      <span style={{ color: 'var(--color-accent-text)' }}>Undo</span>
    </Snackbar>
  );
}
