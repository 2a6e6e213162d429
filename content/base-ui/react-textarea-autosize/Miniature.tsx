import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
};

export default function Miniature() {
  return (
    <TextareaAutosize
      minRows={3}
      defaultValue={'Grows with\nwhat is\ntyped into it'}
      style={{ ...box, width: 200 }}
    />
  );
}
