import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  margin: 0,
  borderInlineStart: '4px solid currentColor',
  paddingInlineStart: theme.spacing(2),
  textAlign: 'start',
}));

export default function LogicalProperties() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Note dir="ltr" lang="en">
        The library closes at eight.
      </Note>
      <Note dir="rtl" lang="ar">
        تغلق المكتبة في الثامنة.
      </Note>
    </Stack>
  );
}
