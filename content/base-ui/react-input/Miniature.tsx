import { Input } from '@mui/base/Input';

const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return <Input placeholder="Your name" slotProps={{ input: { style: { ...box, width: 200 } } }} />;
}
