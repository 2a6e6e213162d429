import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import SearchIcon from '@mui/icons-material/Search';

export default function Miniature() {
  return (
    <Stack spacing={1.5} sx={{ width: 220 }}>
      <Input placeholder="Your name" />
      <Input variant="soft" startDecorator={<SearchIcon />} placeholder="Search" />
    </Stack>
  );
}
