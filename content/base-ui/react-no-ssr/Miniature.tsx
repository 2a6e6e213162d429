const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
      <span style={{ ...box, borderStyle: 'dashed' }}>Server</span>
      <span>→</span>
      <span style={{ ...box, borderColor: 'var(--color-accent)' }}>Browser</span>
    </div>
  );
}
