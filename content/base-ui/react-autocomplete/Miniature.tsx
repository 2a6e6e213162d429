import { Input } from '@mui/base/Input';

const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 4, width: 200 }}>
      <Input defaultValue="Be" slotProps={{ input: { style: { ...box, width: '100%' } } }} />
      <div style={{ ...box, display: 'grid', gap: 4 }}>
        <span style={{ color: 'var(--color-accent-text)' }}>Bergen</span>
        <span>Bodø</span>
      </div>
    </div>
  );
}
