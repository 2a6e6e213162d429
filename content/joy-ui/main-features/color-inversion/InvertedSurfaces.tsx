import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvertedSurfaces() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Alert
        variant="solid"
        color="success"
        invertedColors
        endDecorator={<Button size="sm">Show seats</Button>}
      >
        Two seats came back.
      </Alert>
      <Sheet
        variant="soft"
        color="danger"
        invertedColors
        sx={{ p: 2, borderRadius: 'md', display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <Typography textColor="text.primary" sx={{ flex: 1 }}>
          Tonight’s show is canceled.
        </Typography>
        <Button size="sm">Refund</Button>
      </Sheet>
    </Stack>
  );
}
