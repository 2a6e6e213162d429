import { Input } from '@mui/base/Input';

const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ ...box, display: 'flex', gap: 12, alignItems: 'center' }}>
      <span>−</span>
      <Input
        defaultValue="12"
        slotProps={{
          input: {
            style: {
              width: 48,
              border: 0,
              background: 'none',
              font: 'inherit',
              textAlign: 'center',
            },
          },
        }}
      />
      <span>+</span>
    </div>
  );
}
