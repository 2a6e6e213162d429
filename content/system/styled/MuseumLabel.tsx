import styled from '@mui/system/styled';

const Label = styled('p')({
  maxWidth: 260,
  padding: '12px 16px',
  borderInlineStart: '4px solid #b45309',
  '& em': { display: 'block' },
});

export default function MuseumLabel() {
  return (
    <Label>
      <em>Still life with teapot</em>
      Oil on tin, 1911
    </Label>
  );
}
