const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ padding: 16, border: '2px dashed var(--color-accent)', borderRadius: 12 }}>
      <div style={{ display: 'flex', gap: 10 }}>
        <span style={box}>First</span>
        <span style={box}>Last</span>
      </div>
    </div>
  );
}
