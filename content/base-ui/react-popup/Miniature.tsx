const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <span style={{ ...box, borderStyle: 'dashed' }}>Open</span>
      <span style={{ ...box, padding: 16, boxShadow: 'var(--shadow-raised)' }}>What it says</span>
    </div>
  );
}
