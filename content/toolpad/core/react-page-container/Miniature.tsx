import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The header of a page: itself it needs a provider, which would style the whole page. */
export default function Miniature() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 280 }}>
      <Breadcrumbs>
        <Typography variant="body2">Recipes</Typography>
        <Typography variant="body2">Breads</Typography>
      </Breadcrumbs>
      <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h5">Breads</Typography>
        <Button variant="outlined" size="small">
          Print
        </Button>
      </Stack>
    </Paper>
  );
}
