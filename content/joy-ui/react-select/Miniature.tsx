import Select from '@mui/joy/Select';

export default function Miniature() {
  return <Select placeholder="Choose a boat" sx={{ width: 200 }} />;
}
