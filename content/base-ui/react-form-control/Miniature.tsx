import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { box } from '../miniatureParts.ts';

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
