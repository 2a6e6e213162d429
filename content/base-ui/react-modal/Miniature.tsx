const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        width: 240,
        height: 140,
        borderRadius: 8,
        background: 'rgb(0 0 0 / 50%)',
      }}
    >
      <div style={{ ...box, padding: 16 }}>On top of all</div>
    </div>
  );
}
