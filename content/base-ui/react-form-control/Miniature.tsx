import { FormControl } from '@mui/base/FormControl';
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
    <FormControl defaultValue="" required>
      <div style={{ display: 'grid', gap: 6, width: 200 }}>
        <span>Name *</span>
        <Input placeholder="Mira" slotProps={{ input: { style: { ...box, width: '100%' } } }} />
      </div>
    </FormControl>
  );
}
