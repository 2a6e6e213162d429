import { Select } from '@mui/base/Select';
import { box } from '../miniatureParts.ts';

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
