import AppBar from '@mui/material/AppBar';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  padding: theme.spacing(0.5, 1.5),
  '&:focus-within': {
    outline: '2px solid',
  },
}));

export default function SearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 2 }}>
        <Typography
          variant="h6"
          component="div"
          sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}
        >
          Fern & Moss
        </Typography>
        <SearchField
          type="search"
          defaultValue="calathea"
          inputProps={{ 'aria-label': 'Search plants' }}
          startAdornment={
            <InputAdornment position="start" sx={{ color: 'inherit' }}>
              <SearchIcon />
            </InputAdornment>
          }
        />
      </Toolbar>
    </AppBar>
  );
}
