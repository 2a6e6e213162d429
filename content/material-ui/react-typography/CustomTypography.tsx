import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PullQuote = styled(Typography)(({ theme }) => ({
  ...theme.typography.h5,
  maxWidth: 360,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: '4px solid',
  fontFamily: 'Georgia, serif',
  fontStyle: 'italic',
}));

export default function CustomTypography() {
  return (
    <PullQuote sx={{ borderColor: 'primary.main' }}>
      The best telescope is the one you carry outside.
    </PullQuote>
  );
}
