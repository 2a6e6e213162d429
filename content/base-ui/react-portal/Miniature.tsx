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
      <span style={{ ...box, padding: 20, borderStyle: 'dashed' }}>Here</span>
      <span>→</span>
      <span style={{ ...box, padding: 20, borderColor: 'var(--color-accent)' }}>There</span>
    </div>
  );
}
