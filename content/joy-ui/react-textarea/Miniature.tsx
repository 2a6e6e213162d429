import Textarea from '@mui/joy/Textarea';

export default function Miniature() {
  return <Textarea minRows={3} defaultValue="Grows with what is typed" sx={{ width: 220 }} />;
}
