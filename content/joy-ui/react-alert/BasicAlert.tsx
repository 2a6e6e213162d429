import Alert from '@mui/joy/Alert';

export default function BasicAlert() {
  return (
    <Alert sx={{ width: '100%' }}>The 16:40 ferry to Skarholm leaves from pier 3 today.</Alert>
  );
}
