const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ ...box, display: 'grid', gap: 6, width: 150, boxShadow: 'var(--shadow-raised)' }}>
      <span>Rename</span>
      <span style={{ color: 'var(--color-accent-text)' }}>Duplicate</span>
      <span>Delete</span>
    </div>
  );
}
