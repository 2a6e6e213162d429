import Sheet from '@mui/joy/Sheet';
import { styled } from '@mui/joy/styles';

const StaffSheet = styled(Sheet)(({ theme }) => ({
  padding: theme.spacing(4, 3),
  borderRadius: theme.vars.radius.md,
  backgroundImage: `repeating-linear-gradient(${theme.vars.palette.divider} 0 1px, transparent 1px 12px)`,
  backgroundSize: '100% 60px',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'top',
}));

export default function CustomSheet() {
  return (
    <StaffSheet variant="outlined" sx={{ width: '100%', maxWidth: 360, pt: '76px' }}>
      A place for notes
    </StaffSheet>
  );
}
