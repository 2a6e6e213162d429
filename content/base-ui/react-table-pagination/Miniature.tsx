const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <span>11–20 of 57</span>
      <span style={box}>‹</span>
      <span style={box}>›</span>
    </div>
  );
}
