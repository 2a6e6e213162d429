import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const details = [
  { label: 'Departs', value: '10:40' },
  { label: 'Pier', value: '3' },
  { label: 'Lane', value: 'B 12' },
];

export default function BoardingPass() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 360, borderRadius: 'md' }}>
      <Stack divider={<Divider />}>
        <Stack direction="row" sx={{ p: 2, justifyContent: 'space-between', alignItems: 'center' }}>
          <Stack>
            <Typography level="title-md">Arnsund to Rosenholm</Typography>
            <Typography level="body-sm">MS Skarv, car deck</Typography>
          </Stack>
          <Chip color="success">Paid</Chip>
        </Stack>
        <Stack direction="row" sx={{ p: 2, justifyContent: 'space-between' }}>
          {details.map(({ label, value }) => (
            <Stack key={label} spacing={0.5}>
              <Typography level="body-xs">{label}</Typography>
              <Typography level="title-sm">{value}</Typography>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}
