const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ ...box, display: 'flex', gap: 24, boxShadow: 'var(--shadow-raised)' }}>
      <span>Message sent</span>
      <span style={{ color: 'var(--color-accent-text)' }}>Undo</span>
    </div>
  );
}
