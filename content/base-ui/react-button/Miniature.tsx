import { Button } from '@mui/base/Button';

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button
        style={{
          padding: '8px 20px',
          border: 0,
          borderRadius: 8,
          background: 'var(--color-accent)',
          color: 'var(--color-on-accent)',
          font: 'inherit',
        }}
      >
        Save
      </Button>
      <Button
        style={{
          padding: '8px 20px',
          border: '1px dashed var(--color-border-strong)',
          borderRadius: 8,
          background: 'none',
          font: 'inherit',
        }}
      >
        Share
      </Button>
    </div>
  );
}
