const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 32, alignItems: 'center' }}>
      <div style={{ ...box, padding: 20 }}>Panel</div>
      <div
        style={{ width: 20, height: 20, border: '3px solid var(--color-accent)', borderRadius: 13 }}
      />
    </div>
  );
}
