import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function QueryHook() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
      {isWide ? (
        <Button startIcon={<PrintIcon />}>Print recipe</Button>
      ) : (
        <IconButton aria-label="Print recipe" color="primary">
          <PrintIcon />
        </IconButton>
      )}
    </Box>
  );
}
