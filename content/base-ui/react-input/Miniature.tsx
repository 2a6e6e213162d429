import { Input } from '@mui/base/Input';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return <Input placeholder="Your name" slotProps={{ input: { style: { ...box, width: 200 } } }} />;
}
