import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Letter = styled(TextareaAutosize)(({ theme }) =>
  theme.unstable_sx({
    width: '100%',
    maxWidth: 320,
    p: 1.5,
    font: 'inherit',
    lineHeight: 1.5,
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 2,
    resize: 'none',
    '&:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      borderColor: 'transparent',
    },
  }),
);

export default function StyledTextarea() {
  return <Letter aria-label="Letter" minRows={3} placeholder="Dear…" />;
}
