export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {[0.2, 0.45, 0.7, 1].map((opacity, index) => (
        <div
          key={opacity}
          style={{
            width: 48,
            height: 48,
            borderRadius: 8,
            opacity,
            translate: `0 ${(3 - index) * 8}px`,
            background: 'var(--color-accent)',
          }}
        />
      ))}
    </div>
  );
}
