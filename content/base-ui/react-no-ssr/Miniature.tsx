import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
      <span style={{ ...box, borderStyle: 'dashed' }}>Server</span>
      <span>→</span>
      <span style={{ ...box, borderColor: 'var(--color-accent)' }}>Browser</span>
    </div>
  );
}
