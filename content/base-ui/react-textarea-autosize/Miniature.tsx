import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <TextareaAutosize
      minRows={3}
      defaultValue={'Grows with\nwhat is\ntyped into it'}
      style={{ ...box, width: 200 }}
    />
  );
}
