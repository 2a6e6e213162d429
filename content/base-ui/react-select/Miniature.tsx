import { Select } from '@mui/base/Select';

const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 4, width: 200 }}>
      <Select
        defaultValue="dinghy"
        renderValue={() => 'Dinghy'}
        slotProps={{ root: { style: { ...box, textAlign: 'start' } } }}
      />
      <div style={{ ...box, display: 'grid', gap: 4 }}>
        <span style={{ color: 'var(--color-accent-text)' }}>Dinghy</span>
        <span>Canoe</span>
      </div>
    </div>
  );
}
