import Divider, { dividerClasses } from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import AnchorIcon from '@mui/icons-material/Anchor';

const RopeDivider = styled(Divider)(({ theme }) => ({
  '&::before, &::after': {
    borderTop: '3px dashed',
    borderColor: 'inherit',
  },
  [`& .${dividerClasses.wrapper}`]: {
    paddingInline: theme.spacing(2),
    lineHeight: 0,
  },
}));

export default function CustomDivider() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>The age of sail</Typography>
      <RopeDivider sx={{ borderColor: 'primary.main' }}>
        <AnchorIcon color="primary" />
      </RopeDivider>
      <Typography>The age of steam</Typography>
    </Stack>
  );
}
