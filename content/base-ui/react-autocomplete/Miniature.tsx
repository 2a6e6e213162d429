import { Input } from '@mui/base/Input';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 4, width: 200 }}>
      <Input defaultValue="Be" slotProps={{ input: { style: { ...box, width: '100%' } } }} />
      <div style={{ ...box, display: 'grid', gap: 4 }}>
        <span style={{ color: 'var(--color-accent-text)' }}>Bergen</span>
        <span>Bodø</span>
      </div>
    </div>
  );
}
