import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextarea() {
  return (
    <TextareaAutosize
      aria-label="Postcard"
      placeholder="Write to someone"
      style={{ width: 240, font: 'inherit' }}
    />
  );
}
