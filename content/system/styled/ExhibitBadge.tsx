import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Badge = styled('span')<{ state?: 'loan' | 'new'; visits?: number }>({
  padding: '4px 12px',
  borderRadius: 999,
  border: '1px solid',
  variants: [
    { props: { state: 'loan' }, style: { borderStyle: 'dashed' } },
    { props: { state: 'new' }, style: { backgroundColor: '#166534', color: '#fff' } },
    { props: ({ visits = 0 }) => visits > 1000, style: { fontWeight: 700 } },
  ],
});

export default function ExhibitBadge() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Badge>Permanent</Badge>
      <Badge state="loan">On loan</Badge>
      <Badge state="new" visits={2300}>
        New and popular
      </Badge>
    </Stack>
  );
}
