import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function Miniature() {
  return (
    <TextareaAutosize
      minRows={3}
      defaultValue={'Grows with\nwhat is\ntyped into it'}
      style={{
        width: 200,
        padding: 8,
        font: 'inherit',
        color: 'inherit',
        background: 'none',
        border: '1px solid currentColor',
        borderRadius: 4,
      }}
    />
  );
}
