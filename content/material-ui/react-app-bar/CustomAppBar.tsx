import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar, { toolbarClasses } from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PillBar = styled(AppBar)({
  borderRadius: 999,
  border: '1px solid',
  boxShadow: 'none',
  [`& .${toolbarClasses.root}`]: {
    minHeight: 48,
    justifyContent: 'space-between',
  },
});

export default function CustomAppBar() {
  return (
    <PillBar position="static" color="transparent">
      <Toolbar>
        <Typography>Spring sale</Typography>
        <Button color="inherit" size="small">
          See plants
        </Button>
      </Toolbar>
    </PillBar>
  );
}
