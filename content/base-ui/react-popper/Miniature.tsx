const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
      <span style={{ ...box, boxShadow: 'var(--shadow-raised)' }}>On the top</span>
      <span style={{ ...box, borderStyle: 'dashed' }}>Anchor</span>
    </div>
  );
}
